import type { LockEntry } from '../lib/lockfile.ts';
import { licenseProblems } from './licenses.ts';

const problemsOf = (packages: Record<string, LockEntry>) => licenseProblems(packages, []);
const under = (license?: string, more: LockEntry = {}) => ({ version: '1.0.0', license, ...more });

test.each(['MIT', '(MIT OR GPL-3.0-only)', 'Apache-2.0 AND MIT', '(MIT AND Zlib)'])(
  '%s is permissive',
  (license) => {
    expect(problemsOf({ 'node_modules/a': under(license) })).toEqual([]);
  },
);

test.each([
  'GPL-3.0-only',
  'MPL-2.0',
  'MIT AND GPL-3.0-only',
  '(GPL-3.0-only OR AGPL-3.0-only)',
  'UNLICENSED',
  'SEE LICENSE IN a.txt',
])('%s is reported with the package and what to do', (license) => {
  const [problem] = problemsOf({ 'node_modules/a/node_modules/@b/c': under(license) });
  expect(problem).toMatch(/^node_modules\/a\/node_modules\/@b\/c: @b\/c@1\.0\.0 is under/);
  expect(problem).toContain(`${license}, which is not permissive. Use another package`);
});

test('the license of fonts is allowed for packages of fonts alone', () => {
  expect(problemsOf({ 'node_modules/@fontsource-variable/a': under('OFL-1.1') })).toEqual([]);
  expect(problemsOf({ 'node_modules/a': under('OFL-1.1') })).toHaveLength(1);
});

test('a package without a license is reported', () => {
  expect(problemsOf({ 'node_modules/a': under() })).toEqual([
    expect.stringContaining('a@1.0.0 names no license'),
  ]);
});

test('a package for one system has the license of the package that chooses it', () => {
  const parent = (license: string) =>
    under(license, { optionalDependencies: { 'a-linux-x64': '1.0.0' } });
  const child = { 'node_modules/a-linux-x64': under() };
  expect(problemsOf({ 'node_modules/a': parent('MIT'), ...child })).toEqual([]);
  expect(problemsOf({ 'node_modules/a': parent('GPL-3.0-only'), ...child })).toHaveLength(2);
});

describe('an exception', () => {
  const excepted = [{ name: 'a', license: 'MPL-2.0', reason: 'tests' }];
  const locked = { 'node_modules/a': under('MPL-2.0') };

  it('allows the license of a tool', () => {
    expect(licenseProblems(locked, excepted)).toEqual([]);
  });

  it('does not allow it in what Portico ships', () => {
    const packages = { api: under('MIT', { dependencies: { a: '1.0.0' } }), ...locked };
    expect(licenseProblems(packages, excepted)).toEqual([
      expect.stringContaining('is under MPL-2.0, and Portico ships it'),
    ]);
  });

  it('does not allow another license, and is reported if it is not needed', () => {
    const packages = { 'node_modules/a': under('GPL-3.0-only') };
    expect(licenseProblems(packages, excepted)).toEqual([
      expect.stringContaining('is under GPL-3.0-only'),
      expect.stringContaining('no package a under MPL-2.0 is locked'),
    ]);
  });
});
