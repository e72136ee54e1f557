import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { runChild } from '../bootstrap/child.mjs';

/** The result of one run: `invalid` means that nothing was tested. */
export interface Result {
  verdict: 'red' | 'green' | 'invalid';
  /** First line of the first failure. */
  reason: string;
  seconds: number;
}

/** The fields of Jest's `--json` file that count. */
interface Report {
  numPassedTests: number;
  testResults: {
    message: string;
    assertionResults: { status: string; failureMessages: string[] }[];
  }[];
}

const TIMEOUT_MS = 300_000;
/** A change that does not compile proves nothing. */
const BROKEN = /SyntaxError|ReferenceError|is not a function|Cannot find module/;

/**
 * Runs some tests of one file.
 * @param folder a checkout
 * @param test path of the file below the folder
 * @param titles Jest's `-t`
 */
export async function runJest(folder: string, test: string, titles: string): Promise<Result> {
  const began = Date.now();
  const report = join(folder, 'mutation-report.json');
  // A run that is cut off writes none.
  rmSync(report, { force: true });
  const { code, output } = await runChild(
    process.execPath,
    [
      join(folder, 'node_modules/jest/bin/jest.js'),
      ...['--ci', '-i', '--json', `--outputFile=${report}`, '-t', titles],
      ...['--runTestsByPath', test],
    ],
    {
      cwd: folder,
      timeoutMs: TIMEOUT_MS,
      env: { NODE_ENV: 'test', ...(test.includes('.long.') && { LONG_TESTS: '1' }) },
    },
  );
  const result = judge(() => readFileSync(report, 'utf8'), code, output);
  return { ...result, seconds: (Date.now() - began) / 1000 };
}

/**
 * @param read the text of Jest's report
 * @param code exit code of Jest
 * @param output its last lines
 */
export function judge(read: () => string, code: number, output: string): Omit<Result, 'seconds'> {
  let report: Report;
  try {
    report = JSON.parse(read()) as Report;
  } catch {
    return { verdict: 'invalid', reason: output.trim().split('\n').at(-1) ?? 'no report' };
  }
  const failures = report.testResults.flatMap(({ assertionResults }) =>
    assertionResults.flatMap(({ failureMessages }) => failureMessages),
  );
  const reason = lineOf(failures[0] ?? report.testResults[0]?.message ?? '');
  if (BROKEN.test(reason)) return { verdict: 'invalid', reason };
  // A failed `afterAll` is an error of the suite, too.
  const isRed = failures.length > 0 || reason.includes('expect(');
  if (isRed) return { verdict: 'red', reason };
  if (code === 0 && report.numPassedTests > 0) return { verdict: 'green', reason: '' };
  return { verdict: 'invalid', reason: reason || 'no test has these titles' };
}

/** The first line with text, without the colors of a terminal. */
function lineOf(message: string): string {
  // eslint-disable-next-line no-control-regex -- escape sequences begin with a control character
  const lines = message.replace(/\u001b\[\d+m/g, '').split('\n');
  return (lines.find((line) => line.trim()) ?? '').trim().slice(0, 100);
}
