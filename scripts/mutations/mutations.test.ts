import { existsSync, readFileSync } from 'node:fs';
import { ROOT } from '../bootstrap/paths.mjs';
import { hasTitle } from '../check/test-titles.ts';
import { judge } from './jest-run.ts';
import { MUTATIONS } from './mutations.ts';
import { WITHOUT_MUTATION } from './without-mutation.ts';

const read = (file: string) => readFileSync(`${ROOT}/${file}`, 'utf8');
const rowsOfThreats = [...read('docs/threats.md').matchAll(/^\| *(\d+) *\|/gm)].map(([, row]) =>
  Number(row),
);

test('every row of docs/threats.md has a mutation, or a reason why it has none', () => {
  const known = new Set([
    ...MUTATIONS.flatMap(({ rows }) => rows),
    ...Object.keys(WITHOUT_MUTATION).map(Number),
  ]);
  expect(rowsOfThreats.filter((row) => !known.has(row))).toEqual([]);
  expect([...known].filter((row) => !rowsOfThreats.includes(row))).toEqual([]);
});

test('a row with a mutation has no reason to have none', () => {
  const mutated = new Set(MUTATIONS.flatMap(({ rows }) => rows));
  expect(Object.keys(WITHOUT_MUTATION).filter((row) => mutated.has(Number(row)))).toEqual([]);
});

/** The words of each alternative of a pattern for titles, as far as they are plain. */
const wordsOf = (titles: string) =>
  titles.split('|').map((each) => each.replace(/[.^$()[\]\\{}*+?"].*/, '').trim());

test.each(MUTATIONS.map((mutation) => [mutation.rows.join(', '), mutation.change, mutation]))(
  'row %s: %s: changes one text, and its test exists',
  (_rows, _change, { file, find, replace, test, titles }) => {
    expect(read(file).split(find)).toHaveLength(2);
    expect(replace).not.toBe(find);
    expect(existsSync(`${ROOT}/${test}`)).toBe(true);
    expect(wordsOf(titles).filter((words) => !hasTitle(read(test), words))).toEqual([]);
  },
);

describe('a run', () => {
  const reportOf =
    (failures: string[], passed: number, message = '') =>
    () =>
      JSON.stringify({
        numPassedTests: passed,
        testResults: [{ message, assertionResults: [{ failureMessages: failures }] }],
      });
  const none = () => {
    throw new Error('no file');
  };

  test.each([
    ['with a failed test is red', reportOf(['Error: expected 1'], 3), 1, 'red'],
    ['whose tests pass is green', reportOf([], 2), 0, 'green'],
    ['without any test is invalid', reportOf([], 0), 0, 'invalid'],
    ['whose suite does not load is invalid', reportOf([], 0, 'no such file'), 1, 'invalid'],
    ['with a failed check at its end is red', reportOf([], 1, 'expect(received)'), 1, 'red'],
    ['of code that does not compile is invalid', reportOf(['SyntaxError: x'], 0), 1, 'invalid'],
    ['that ends without a report is invalid', none, 1, 'invalid'],
  ] as const)('%s', (_what, report, code, verdict) => {
    expect(judge(report, code, 'the last line')).toMatchObject({ verdict });
  });
});
