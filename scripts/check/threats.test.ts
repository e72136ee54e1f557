import { existsSync, readFileSync } from 'node:fs';
import { ROOT } from '../bootstrap/paths.mjs';
import { threatProblems } from './threats.ts';

const read = (file: string) =>
  existsSync(`${ROOT}/${file}`) ? readFileSync(`${ROOT}/${file}`, 'utf8') : undefined;

test('the tests of docs/threats.md exist', () => {
  expect(threatProblems(read('docs/threats.md') ?? '', read)).toEqual([]);
});

describe('a row of docs/threats.md', () => {
  const problems = (tests: string) =>
    threatProblems(`| 7 | a guarantee | ${tests} | a change |`, (file) =>
      file === 'api/test/a.test.ts' ? "test('copies are stored once')\ntest('others')" : undefined,
    );

  test.each(['`api/test/a.test.ts`', '`api/test/a.test.ts`: copies are; others'])(
    'may name %s',
    (tests) => expect(problems(tests)).toEqual([]),
  );

  test.each([
    ['', 'names no file before ""'],
    ['races', 'names no file before "races"'],
    ['`api/test/b.test.ts`', 'there is no file api/test/b.test.ts'],
    ['`api/test/a.test.ts`: copies are; lost', 'has no test with the title "lost"'],
  ])('is reported with the tests "%s"', (tests, problem) => {
    expect(problems(tests)).toEqual([expect.stringContaining(problem)]);
  });
});
