import { existsSync, readFileSync } from 'node:fs';
import { ROOT } from '../../bootstrap/paths.mjs';
import { asvsProblems } from './asvs.ts';
import levels from './levels.json';

const LISTED = Object.values(levels).flat();
const read = (file: string) =>
  existsSync(`${ROOT}/${file}`) ? readFileSync(`${ROOT}/${file}`, 'utf8') : undefined;

test('docs/asvs.md has each requirement of levels 1 and 2 once, with tests that exist', () => {
  expect([levels[1].length, levels[2].length]).toEqual([70, 183]);
  expect(asvsProblems(read('docs/asvs.md') ?? '', LISTED, read)).toEqual([]);
});

describe('a table', () => {
  const row = (number: string, how: string, proof: string) =>
    `| ${number} | … | ${how} | ${proof} |\n`;
  const file = (path: string) => (path === 'a.test.ts' ? "test('a door is closed', f)" : undefined);
  const good = row('1.1.1', 'By a door.', '`a.test.ts`: a door is closed');

  test.each([
    ['with a test', good],
    ['with a document', row('1.1.1', 'By a rule.', '[Doors](security.md#doors)')],
    ['with a reason', row('1.1.1', 'Does not apply: there are no doors.', '')],
  ])('%s is accepted', (_what, text) => {
    expect(asvsProblems(text, ['1.1.1'], file)).toEqual([]);
  });

  test.each([
    ['without a requirement', '', '1.1.1 is missing.'],
    ['with a requirement twice', good + good, '1.1.1 occurs twice.'],
    [
      'with another requirement',
      good + good.replace('1.1.1', '1.1.2'),
      '1.1.2 is not in the list.',
    ],
    ['without a proof', row('1.1.1', 'By a door.', ''), 'names no test and no document'],
    ['without a reason', row('1.1.1', 'Does not apply: ', ''), 'no reason why'],
    ['without a title', row('1.1.1', 'By a door.', '`a.test.ts`'), 'names no title'],
    ['with a missing file', row('1.1.1', 'x', '`b.test.ts`: a'), 'there is no file b.test.ts'],
    [
      'with a missing title',
      row('1.1.1', 'x', '`a.test.ts`: a door is closed; `a.test.ts`: a window'),
      'has no test with the title "a window"',
    ],
  ])('%s is an error', (_what, text, problem) => {
    expect(asvsProblems(text, ['1.1.1'], file)).toEqual([expect.stringContaining(problem)]);
  });
});
