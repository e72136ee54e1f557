import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { jestTotals, playwrightTotals, totalsLine } from './totals.ts';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'totals-'))));
afterEach(() => rmSync(folder, { recursive: true }));

const report = (content: unknown) => {
  const file = join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
};

test('a skipped test, a todo test and a suite that cannot run count as failed', () => {
  const file = report({
    numPassedTests: 7,
    numFailedTests: 1,
    numPendingTests: 2,
    numTodoTests: 1,
    numRuntimeErrorTestSuites: 1,
  });
  expect(jestTotals(file)).toEqual({ passed: 7, failed: 5 });
});

test('a flaky browser test and an error outside a test count as failed', () => {
  const file = report({
    stats: { expected: 4, unexpected: 1, skipped: 1, flaky: 1 },
    errors: [{ message: 'no tests found' }],
  });
  expect(playwrightTotals(file)).toEqual({ passed: 4, failed: 4 });
});

test('a run without a report has failed', () => {
  expect(jestTotals(join(folder, 'absent.json'))).toEqual({ passed: 0, failed: 1 });
});

test('the totals of all runs are one line', () => {
  const line = totalsLine([
    { passed: 2, failed: 0 },
    { passed: 3, failed: 1 },
  ]);
  expect(line).toBe('5 passed, 1 failed');
});
