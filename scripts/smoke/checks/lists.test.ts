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

test.each([
  ['Trusted Types', 'require-trusted-types-for HTMLScriptElement src|'],
  ['its hash', 'integrity-policy script '],
])('a script without %s is reported once, with the fix for each bundler', (name, directive) => {
  const violations = ['a.js', 'b.js'].map(
    (file) => `${directive}http://localhost:3000/mfe/mfe-tools/${file}`,
  );
  const problems = policyProblems(goodPage({ violations }));
  expect(problems).toHaveLength(1);
  for (const part of [name, 'webpack: ', 'Rspack: ', 'Vite: ', 'docs/releases.md'])
    expect(problems[0]).toContain(part);
  expect(problems[0]?.length).toBeLessThan(500);
});

test('a sink that is no script is named without what was written into it', () => {
  const sink = { violations: ['require-trusted-types-for Element innerHTML|<b>1.2.3'] };
  expect(policyProblems(goodPage(sink))).toEqual([
    "The page's policy was violated: require-trusted-types-for Element innerHTML",
  ]);
});

test('a page may load as many bytes as its budget', () => {
  expect(budgetProblems(1_000_000, 1_000_000)).toEqual([]);
  expect(budgetProblems(30_000_000, null)).toEqual([]);
  expect(budgetProblems(1_000_001, 1_000_000)).toEqual([
    'The page loaded 1001 kB of the release before compression; the limit is 1000 kB.',
  ]);
});
