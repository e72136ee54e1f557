import 'reflect-metadata';
import { delimiter, resolve } from 'node:path';
import { parseCommand, USAGE, UsageError } from './admin/parse-command.ts';
import { printResult } from './admin/print-result.ts';
import { runCommand } from './admin/run-command.ts';
import { loadConfig } from './core/config/config.ts';
import { ProblemError } from './http/problem.ts';
import { describeStartError } from './core/process/describe-start-error.ts';

/** The operators' command line: `node api/dist/cli.js keys …`, or `npm run admin -- keys …`. */
async function main(argv: string[]): Promise<void> {
  const { command, json } = parseCommand(argv);
  const config = loadConfig(process.env, { toPath: (path) => resolve(path), delimiter });
  const result = await runCommand(config, command);
  process.stdout.write(`${json ? JSON.stringify(result) : printResult(command, result)}\n`);
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
