import { goodPage, goodScreen } from './checks/observations.ts';
import { judgePage } from './judge-page.ts';
import type { Observation } from './observation.ts';

const TASK = {
  release: { name: 'mfe-tools', version: '1.1.0', kind: 'remote' as const },
  ...{ budget_bytes: 1_000_000, same_links: true },
  declared: { sdk_exports: ['Link'], operations: ['getPlans'] },
  calls: [
    { operation: 'getPlan', method: 'GET', path: '/api/plans/:id' },
    { operation: 'getPlans', method: 'GET', path: '/api/plans' },
    { operation: 'getBestPlan', method: 'GET', path: '/api/plans/best' },
  ],
};
const OF_SHELL = { ...TASK, release: { ...TASK.release, name: 'shell', kind: 'shell' as const } };
const judge = (
  seen: Observation,
  live?: Observation,
  task: Parameters<typeof judgePage>[2] = TASK,
) => judgePage(seen, live, task, 'full');

test('an error that the live page also has is a note, not a failure', () => {
  const seen = goodPage({ errors: ['old', 'new'] });
  expect(judge(seen, goodPage({ errors: ['old'] }))).toEqual({
    findings: [{ rule: 'errors', words: 'The page raised an error: new' }],
    notes: ['Also on the live page: The page raised an error: old'],
  });
  expect(judge(seen, undefined).findings).toHaveLength(2);
});

test('the budget applies regardless of the live page', () => {
  const heavy = goodPage({ bytes: 2_000_000 });
  expect(judge(heavy, heavy).findings).toMatchObject([{ rule: 'budget' }]);
});

test('a shell may change its own elements, but must not hide them', () => {
  const other = goodScreen({
    shell: goodScreen().shell.map((element) => ({ ...element, text: 'other' })),
  });
  const seen = goodPage({ screen: other });
  expect(judge(seen, goodPage()).findings).toMatchObject(
    Array.from({ length: 3 }, () => ({ rule: 'shell' })),
  );
  expect(judge(seen, goodPage(), OF_SHELL).findings).toEqual([]);
});

test('a new page may redirect to another site, an existing page must not start to', () => {
  const away = goodPage({ leadsTo: 'https://other.example', screen: undefined });
  expect(judge(away, undefined)).toEqual({
    findings: [],
    notes: ['The page redirects to https://other.example.'],
  });
  expect(judge(away, goodPage()).findings).toMatchObject([{ rule: 'rendered' }]);
  expect(judge(away, away).findings).toEqual([]);
});

test('a verdict keeps its limits', () => {
  const errors = Array.from({ length: 30 }, (_, index) => `${index} ${'x'.repeat(600)}`);
  const { findings } = judge(goodPage({ errors }), undefined);
  expect(findings).toHaveLength(20);
  expect(findings.every(({ words }) => words.length === 500)).toBe(true);
});

describe('what a page uses beyond its release.json', () => {
  const rulesOf = (seen: Partial<Observation>, live?: Observation) =>
    judge(goodPage(seen), live).findings;

  test('a name of the sdk that is not listed fails, also if the live page uses it', () => {
    const sdkNames = ['Link', 'toast'];
    const [finding, ...others] = rulesOf({ sdkNames }, goodPage({ sdkNames }));
    expect(others).toEqual([]);
    expect(finding).toEqual({
      rule: 'declared',
      words:
        'The page uses toast of @portico/sdk, which sdkExports of release.json does not list: "npm run build -- mfe-tools", or "npm run release -- describe mfe-tools --dir <folder>" after another bundler, lists it; add it to a release.json that is written by hand.',
    });
  });

  test('a call that is not listed fails once, named by its operation', () => {
    const requests = ['GET /api/plans/1', 'GET /api/plans/2', 'GET /api/plans/best'];
    expect(rulesOf({ requests }).map(({ words }) => words.split(',')[0])).toEqual([
      'The page calls getPlan (GET /api/plans/:id)',
      'The page calls getBestPlan (GET /api/plans/best)',
    ]);
  });

  test('listed names and calls pass, and requests that are no operation', () => {
    const requests = ['GET /api/plans', 'POST /api/plans', 'GET /mfe/mfe-tools/1.1.0/a.json'];
    expect(rulesOf({ sdkNames: ['Link'], requests })).toEqual([]);
  });
});
