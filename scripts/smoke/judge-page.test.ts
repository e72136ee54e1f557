import { goodPage, goodScreen } from './checks/observations.ts';
import { judgePage } from './judge-page.ts';

const RULES = { chrome: 'full', budget: 1_000_000, hasSameLinks: true, isShell: false };

test('an error that the live page also has is a note, not a failure', () => {
  const seen = goodPage({ errors: ['old', 'new'] });
  expect(judgePage(seen, goodPage({ errors: ['old'] }), RULES)).toEqual({
    findings: [{ rule: 'errors', words: 'The page raised an error: new' }],
    notes: ['Also on the live page: The page raised an error: old'],
  });
  expect(judgePage(seen, undefined, RULES).findings).toHaveLength(2);
});

test('the budget applies regardless of the live page', () => {
  const heavy = goodPage({ bytes: 2_000_000 });
  expect(judgePage(heavy, heavy, RULES).findings).toMatchObject([{ rule: 'budget' }]);
});

test('a shell may change its own elements, but must not hide them', () => {
  const other = goodScreen({
    shell: goodScreen().shell.map((element) => ({ ...element, text: 'other' })),
  });
  const seen = goodPage({ screen: other });
  expect(judgePage(seen, goodPage(), RULES).findings).toMatchObject(
    Array.from({ length: 3 }, () => ({ rule: 'shell' })),
  );
  expect(judgePage(seen, goodPage(), { ...RULES, isShell: true }).findings).toEqual([]);
});

test('a new page may redirect to another site, an existing page must not start to', () => {
  const away = goodPage({ leadsTo: 'https://other.example', screen: undefined });
  expect(judgePage(away, undefined, RULES)).toEqual({
    findings: [],
    notes: ['The page redirects to https://other.example.'],
  });
  expect(judgePage(away, goodPage(), RULES).findings).toMatchObject([{ rule: 'rendered' }]);
  expect(judgePage(away, away, RULES).findings).toEqual([]);
});

test('a verdict keeps its limits', () => {
  const errors = Array.from({ length: 30 }, (_, index) => `${index} ${'x'.repeat(600)}`);
  const { findings } = judgePage(goodPage({ errors }), undefined, RULES);
  expect(findings).toHaveLength(20);
  expect(findings.every(({ words }) => words.length === 500)).toBe(true);
});
