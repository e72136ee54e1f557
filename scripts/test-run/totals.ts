import { readFileSync } from 'node:fs';

export interface Totals {
  passed: number;
  failed: number;
}

/** The fields of Jest's `--json` file that are read. */
interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  numRuntimeErrorTestSuites: number;
}

/** The fields of Playwright's JSON report that are read. */
interface PlaywrightReport {
  stats: { expected: number; unexpected: number; skipped: number; flaky: number };
  errors: unknown[];
}

/**
 * Totals of a Jest run. A skipped test counts as failed, and so does a suite that could not run.
 * Without a readable file, the run itself failed.
 */
export function jestTotals(file: string): Totals {
  return read(file, (report: JestReport) => ({
    passed: report.numPassedTests,
    failed:
      report.numFailedTests +
      report.numPendingTests +
      report.numTodoTests +
      report.numRuntimeErrorTestSuites,
  }));
}

/**
 * Totals of a Playwright run. Skipped and flaky tests count as failed, and so does every error
 * outside a test.
 */
export function playwrightTotals(file: string): Totals {
  return read(file, ({ stats, errors }: PlaywrightReport) => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.skipped + stats.flaky + errors.length,
  }));
}

function read<Report>(file: string, count: (report: Report) => Totals): Totals {
  const report = readReport<Report>(file);
  return report ? count(report) : { passed: 0, failed: 1 };
}

/** The report of a runner; undefined: there is none, or it is broken. */
export function readReport<Report>(file: string): Report | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Report;
  } catch {
    return undefined;
  }
}

/** One line for all runs: `12 passed, 0 failed`. */
export function totalsLine(runs: readonly Totals[]): string {
  const sum = (key: keyof Totals) => runs.reduce((total, run) => total + run[key], 0);
  return `${sum('passed')} passed, ${sum('failed')} failed`;
}
