import { remoteRelease } from '../../../../test/registry/fixtures.ts';
import { budgetOf, budgetRefusals } from './budget-rule.ts';

const pages = {
  home: { scripts: ['shared.js', 'home.js'], styles: ['home.css'] },
  team: { scripts: ['shared.js'], styles: [] },
};
const { manifest } = remoteRelease('1.0.0', { pages });
const SIZES = {
  'remoteEntry.js': 10_000,
  'shared.js': 20_000,
  'home.js': 30_000,
  'home.css': 5_000,
  'chart.js': 100_000,
  'chart.js.map': 900_000,
  'third-party-notices.txt': 90_000,
  'sbom.cdx.json': 9_000,
};
const check = (pageKb: number, remoteKb: number) =>
  budgetRefusals(manifest, new Map(Object.entries(SIZES)), { pageKb, remoteKb });

test('a remote within its budgets is accepted, regardless of files that pages do not load', () => {
  expect(check(65, 165)).toEqual([]);
});

test('a page above its budget is refused with its size, the limit and a fix', () => {
  expect(check(64, 165)).toEqual([
    {
      rule: 'budget',
      release: 'mfe-public 1.0.0',
      detail:
        'The page "home" of mfe-public 1.0.0, including its entry, is 65 kB before compression; the limit is 64 kB.',
      fix: 'Load what the page does not show initially with import(), or have an operator raise the limit: npm run admin -- remotes budget mfe-public --page 65',
    },
  ]);
});

test('a remote above its budget is refused: scripts that load later count', () => {
  expect(check(65, 164)).toMatchObject([
    {
      detail: 'mfe-public 1.0.0 is 165 kB before compression; the limit is 164 kB.',
      fix: 'Remove what no page needs, or have an operator raise the limit: npm run admin -- remotes budget mfe-public --remote 165',
    },
  ]);
});

test('a file that a page names twice counts once', () => {
  const twice = { home: { scripts: ['remoteEntry.js', 'home.js', 'home.js'], styles: [] } };
  const release = remoteRelease('1.0.0', { pages: twice }).manifest;
  const sizes = new Map(Object.entries(SIZES));
  expect(budgetRefusals(release, sizes, { pageKb: 40, remoteKb: 165 })).toEqual([]);
});

test('the budget of a remote is its own, or the one of the installation', () => {
  const settings = { pageKb: 100, remoteKb: 200 };
  expect(budgetOf({ pageBudgetKb: null, remoteBudgetKb: null }, settings)).toEqual(settings);
  expect(budgetOf({ pageBudgetKb: 0, remoteBudgetKb: 7 }, settings)).toEqual({
    pageKb: 0,
    remoteKb: 7,
  });
});
