import 'reflect-metadata';
import { Report } from './core/doctor/finding.ts';
import { asksForHelp, parseCommand, usageOf, UsageError } from './admin/parse-command.ts';
import { printResult } from './admin/print-result.ts';
import { runFromEnvironment } from './admin/run-from-environment.ts';
import { ImportReport } from './commerce/imports/import-report.ts';
import { requireReleases } from './app/require-releases.ts';
import { INGEST_SCOPES } from '@portico/contracts/ingest/scopes';
import { ProblemError } from './http/problem/problem.ts';
import { describeStartError } from './core/process/describe-start-error.ts';

const USAGE = usageOf(INGEST_SCOPES);

/** The operators' command line: `node api/dist/cli.js keys …`, or `npm run admin -- keys …`. */
async function main(argv: string[]): Promise<void> {
  if (asksForHelp(argv)) {
    process.stdout.write(`${USAGE}\n`);
    return;
  }
  const { command, json } = parseCommand(argv);
  const { result, config } = await runFromEnvironment(command, process.env);
  // The embedded database belongs to one process, which checks this when it starts.
  if (command.name === 'migrate' && config?.databaseUrl) await requireReleases(config);
  process.stdout.write(`${json ? JSON.stringify(result) : printResult(command, result)}\n`);
  if (command.name === 'import licenses' && ImportReport.parse(result).problemCount > 0)
    process.exitCode = 1;
  if (command.name === 'doctor' && Report.parse(result).problems > 0) process.exitCode = 1;
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  const isUsage = error instanceof UsageError;
  const message =
    error instanceof ProblemError || isUsage ? error.message : describeStartError(error);
  process.stderr.write(`${message}\n${isUsage ? `\n${USAGE}\n` : ''}`);
  process.exitCode = isUsage ? 2 : 1;
}
