import 'reflect-metadata';
import { delimiter, resolve } from 'node:path';
import type { AdminCommand } from './admin/admin.commands.ts';
import { Report } from './admin/doctor/finding.ts';
import { settingsReport } from './admin/doctor/settings-report.ts';
import { asksForHelp, parseCommand, USAGE, UsageError } from './admin/parse-command.ts';
import { printResult } from './admin/print-result.ts';
import { runCommand } from './admin/run-command.ts';
import { requireReleases } from './app/require-releases.ts';
import { ConfigError, loadConfig } from './core/config/config.ts';
import { ProblemError } from './http/problem.ts';
import { describeStartError } from './core/process/describe-start-error.ts';

/** The operators' command line: `node api/dist/cli.js keys …`, or `npm run admin -- keys …`. */
async function main(argv: string[]): Promise<void> {
  if (asksForHelp(argv)) {
    process.stdout.write(`${USAGE}\n`);
    return;
  }
  const { command, json } = parseCommand(argv);
  const result = await resultOf(command);
  process.stdout.write(`${json ? JSON.stringify(result) : printResult(command, result)}\n`);
  if (command.name === 'doctor' && Report.parse(result).problems > 0) process.exitCode = 1;
}

async function resultOf(command: AdminCommand): Promise<unknown> {
  try {
    const config = loadConfig(process.env, {
      ...{ toPath: (path) => resolve(path), delimiter },
      // The doctor says what a start says.
      showsPages: command.name === 'doctor',
    });
    const result = await runCommand(config, command);
    // The embedded database belongs to one process, which checks this when it starts.
    if (command.name === 'migrate' && config.databaseUrl) await requireReleases(config);
    return result;
  } catch (error) {
    // The doctor reports what stops a start.
    if (command.name === 'doctor' && error instanceof ConfigError) return settingsReport(error);
    throw error;
  }
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
