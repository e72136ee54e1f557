import type { LockEntry } from '../lib/lockfile.ts';
import { licenceProblems } from './licences.ts';

const problemsOf = (packages: Record<string, LockEntry>) => licenceProblems(packages, []);
const under = (license?: string, more: LockEntry = {}) => ({ version: '1.0.0', license, ...more });

test.each(['MIT', '(MIT OR GPL-3.0-only)', 'Apache-2.0 AND MIT', '(MIT AND Zlib)'])(
  '%s is permissive',
  (licence) => {
    expect(problemsOf({ 'node_modules/a': under(licence) })).toEqual([]);
  },
);

test.each([
  'GPL-3.0-only',
  'MPL-2.0',
  'MIT AND GPL-3.0-only',
  '(GPL-3.0-only OR AGPL-3.0-only)',
  'UNLICENSED',
  'SEE LICENSE IN a.txt',
])('%s is reported with the package and what to do', (licence) => {
  const [problem] = problemsOf({ 'node_modules/a/node_modules/@b/c': under(licence) });
  expect(problem).toMatch(/^node_modules\/a\/node_modules\/@b\/c: @b\/c@1\.0\.0 is under/);
  expect(problem).toContain(`${licence}, which is not permissive. Use another package`);
});

test('the licence of fonts is allowed for packages of fonts alone', () => {
  expect(problemsOf({ 'node_modules/@fontsource-variable/a': under('OFL-1.1') })).toEqual([]);
  expect(problemsOf({ 'node_modules/a': under('OFL-1.1') })).toHaveLength(1);
});

test('a package without a licence is reported', () => {
  expect(problemsOf({ 'node_modules/a': under() })).toEqual([
    expect.stringContaining('a@1.0.0 names no licence'),
  ]);
});

test('a package for one system has the licence of the package that chooses it', () => {
  const parent = (licence: string) =>
    under(licence, { optionalDependencies: { 'a-linux-x64': '1.0.0' } });
  const child = { 'node_modules/a-linux-x64': under() };
  expect(problemsOf({ 'node_modules/a': parent('MIT'), ...child })).toEqual([]);
  expect(problemsOf({ 'node_modules/a': parent('GPL-3.0-only'), ...child })).toHaveLength(2);
});

describe('an exception', () => {
  const excepted = [{ name: 'a', licence: 'MPL-2.0', reason: 'tests' }];
  const locked = { 'node_modules/a': under('MPL-2.0') };

  it('allows the licence of a tool', () => {
    expect(licenceProblems(locked, excepted)).toEqual([]);
  });

  it('does not allow it in what Portico ships', () => {
    const packages = { api: under('MIT', { dependencies: { a: '1.0.0' } }), ...locked };
    expect(licenceProblems(packages, excepted)).toEqual([
      expect.stringContaining('is under MPL-2.0, and Portico ships it'),
    ]);
  });

  it('does not allow another licence, and is reported if it is not needed', () => {
    const packages = { 'node_modules/a': under('GPL-3.0-only') };
    expect(licenceProblems(packages, excepted)).toEqual([
      expect.stringContaining('is under GPL-3.0-only'),
      expect.stringContaining('no package a under MPL-2.0 is locked'),
    ]);
  });
});
