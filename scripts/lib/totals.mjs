import { readFileSync } from 'node:fs';

/** @typedef {{ passed: number, failed: number }} Totals */

/**
 * Totals of a Jest run from its `--json` file. A skipped test counts as failed, and so does a
 * suite that could not run. No readable file: the run itself failed.
 * @param {string} file
 * @returns {Totals}
 */
export function jestTotals(file) {
  return read(file, (report) => ({
    passed: report.numPassedTests,
    failed:
      report.numFailedTests +
      report.numPendingTests +
      report.numTodoTests +
      report.numRuntimeErrorTestSuites,
  }));
}

/**
 * Totals of a Playwright run from its JSON reporter's file. Skipped and flaky tests count as
 * failed, and so does every error outside a test.
 * @param {string} file
 * @returns {Totals}
 */
export function playwrightTotals(file) {
  return read(file, ({ stats, errors }) => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.skipped + stats.flaky + errors.length,
  }));
}

/** @param {string} file @param {(report: any) => Totals} count @returns {Totals} */
function read(file, count) {
  try {
    return count(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return { passed: 0, failed: 1 };
  }
}

/**
 * One line for all runs: `12 passed, 0 failed`.
 * @param {Totals[]} runs
 */
export function totalsLine(runs) {
  const sum = (/** @type {'passed' | 'failed'} */ key) => runs.reduce((n, run) => n + run[key], 0);
  return `${sum('passed')} passed, ${sum('failed')} failed`;
}
