import 'reflect-metadata';
import { delimiter, resolve } from 'node:path';
import { parseOrder, USAGE, UsageError } from './admin/parse-order.ts';
import { printResult } from './admin/print-result.ts';
import { runOrder } from './admin/run-order.ts';
import { loadConfig } from './core/config/config.ts';
import { ProblemError } from './http/problem.ts';
import { explainStart } from './core/process/explain-start.ts';

/** The operator's command line: `node api/dist/cli.js keys …`, or `npm run admin -- keys …`. */
async function main(argv: string[]): Promise<void> {
  const { order, json } = parseOrder(argv);
  const config = loadConfig(process.env, { toPath: (path) => resolve(path), delimiter });
  const result = await runOrder(config, order);
  process.stdout.write(`${json ? JSON.stringify(result) : printResult(order, result)}\n`);
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  const isUsage = error instanceof UsageError;
  const message = error instanceof ProblemError || isUsage ? error.message : explainStart(error);
  process.stderr.write(`${message}\n${isUsage ? `\n${USAGE}\n` : ''}`);
  process.exitCode = isUsage ? 2 : 1;
}
