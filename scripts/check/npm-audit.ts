import { execFile } from 'node:child_process';
import { CliError } from '../../shared/remote/terminal/cli-error.mjs';
import type { AuditReport } from './advisories.ts';

const MAX_BYTES = 64 * 1024 * 1024;

/**
 * Asks the registry for advisories about the packages of `package-lock.json`.
 * @param root folder of the lock file
 * @param args further arguments of npm
 * @throws CliError if the registry does not answer; "no answer" is not "no advisories"
 */
export async function npmAudit(root: string, args: readonly string[] = []): Promise<AuditReport> {
  const output = await outputOf(['audit', '--json', '--package-lock-only', ...args], root);
  const report = reportIn(output);
  if (report) return report;
  throw new CliError(
    `npm audit did not get the advisories. The registry must answer POST /-/npm/v1/security/advisories/bulk; npm reports:\n${output.trim().slice(0, 2000)}`,
  );
}

/** npm exits with 1 if there are advisories, and also if there is no answer. */
function outputOf(args: readonly string[], cwd: string): Promise<string> {
  return new Promise((resolve) => {
    execFile('npm', args, { cwd, maxBuffer: MAX_BYTES }, (error, stdout) =>
      resolve(stdout || (error?.message ?? '')),
    );
  });
}

function reportIn(text: string): AuditReport | undefined {
  try {
    const report = JSON.parse(text) as AuditReport;
    return report.auditReportVersion === 2 ? report : undefined;
  } catch {
    return undefined;
  }
}
