import { existsSync, readFileSync } from 'node:fs';
import { ROOT } from '../bootstrap/paths.mjs';
import { hasTitle } from '../check/test-titles.ts';
import { applied } from './apply.ts';
import type { Change } from './change.ts';
import { CHANGES } from './changes.ts';
import { judge } from './jest-run.ts';

const read = (file: string) => readFileSync(`${ROOT}/${file}`, 'utf8');

test('every change is of a row of docs/threats.md', () => {
  const rows = [...read('docs/threats.md').matchAll(/^\| *(\d+) *\|/gm)].map(([, row]) => row);
  expect(CHANGES.filter(({ row }) => !rows.includes(String(row)))).toEqual([]);
});

/** The words of each alternative of a pattern for titles, as far as they are plain and in the test file. */
const wordsOf = (titles: string) =>
  titles.split('|').map((each) =>
    each
      .replace(/^on (?:PGlite|PostgreSQL) \.\*/, '')
      .replace(/[.^$()[\]\\{}*+?"].*/, '')
      .trim(),
  );

test.each(CHANGES.map((change) => [change.row, change.in ?? change.file, change]))(
  'the change for row %s in %s applies, and its test exists',
  (_row, _in, change) => {
    const { file, test: path, titles } = change;
    expect(applied(read(file), change)).not.toBe(read(file));
    expect(existsSync(`${ROOT}/${path}`)).toBe(true);
    expect(wordsOf(titles).filter((words) => !hasTitle(read(path), words))).toEqual([]);
  },
);

describe('a change', () => {
  const SOURCE = `
const LIMIT = { hits: 3, seconds: 60 };
class Calls {
  @Get('/calls')
  list() {
    return this.rows
      .select()
      .for('update');
  }
  count() {
    return this.rows.select();
  }
}
`;
  const change = (edit: object) =>
    applied(SOURCE, { row: 1, file: 'a.ts', test: '', titles: '', ...edit } as Change);

  test('removes a text of one function, with its decorators', () => {
    const edit = { in: 'Calls.list', remove: ".select() .for('update')" };
    expect(change(edit)).toBe(SOURCE.replace(/\.select\(\)\s+\.for\('update'\)/, ''));
    expect(change({ in: 'Calls.list', replace: ["'/calls'", "'/all'"] })).toContain("@Get('/all')");
  });

  test('replaces a text of a constant, or of the whole file', () => {
    expect(change({ in: 'LIMIT', replace: ['3', '4'] })).toContain('{ hits: 4, seconds: 60 }');
    expect(change({ replace: ['seconds', 'minutes'] })).toContain('{ hits: 3, minutes: 60 }');
  });

  test.each([
    [
      'a function that is missing',
      { in: 'Calls.end', remove: 'rows' },
      'declares Calls.end 0 times',
    ],
    [
      'a text that is elsewhere',
      { in: 'Calls.count', remove: 'update' },
      '0 times instead of once',
    ],
    ['a text that occurs twice', { remove: '.select()' }, '2 times instead of once'],
  ])('is refused for %s', (_what, edit, message) => {
    expect(() => change(edit)).toThrow(message);
  });
});

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
