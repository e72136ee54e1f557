import { budgetProblems } from './budget.ts';
import { errorProblems } from './errors.ts';
import { globalProblems } from './globals.ts';
import { goodPage } from './observations.ts';
import { policyProblems } from './policy.ts';

test('an error that a page raises twice is one problem', () => {
  expect(errorProblems(goodPage({ errors: ['a', 'b', 'a'] }))).toEqual([
    'The page raised an error: a',
    'The page raised an error: b',
  ]);
});

test('a policy violation and a changed global are reported', () => {
  const page = goodPage({ violations: ['style-src-elem inline'], changedGlobals: ['fetch'] });
  expect(policyProblems(page)).toEqual(["The page's policy was violated: style-src-elem inline"]);
  expect(globalProblems(page)).toEqual(['The page changed fetch, which all apps share.']);
});

test('a page may load as many bytes as its budget', () => {
  expect(budgetProblems(1_000_000, 1_000_000)).toEqual([]);
  expect(budgetProblems(30_000_000, null)).toEqual([]);
  expect(budgetProblems(1_000_001, 1_000_000)).toEqual([
    'The page loaded 1001 kB of the release before compression; the limit is 1000 kB.',
  ]);
});
