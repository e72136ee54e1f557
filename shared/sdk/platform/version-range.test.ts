import { isRange, satisfies } from './version-range.ts';

test.each([
  ['1.2.0', '^1.2.0', true],
  ['1.10.0', '^1.9.3', true],
  ['1.9.2', '^1.9.3', false],
  ['1.1.9', '^1.2.0', false],
  ['2.0.0', '^1.2.0', false],
  ['0.2.9', '^0.2.1', true],
  ['0.3.0', '^0.2.1', false],
  ['0.0.4', '^0.0.3', false],
  ['0.0.0', '^0.0.0', true],
  ['1.2.0-rc.1', '^1.2.0', false],
  ['1.2.0', 'moon', false],
])('%s is in %s: %s', (version, range, expected) => {
  expect(satisfies(version, range)).toBe(expected);
});

test('a range has one form', () => {
  expect(['^1.2.3', '1.2.3', '~1.2.3', '^1.2', '*'].map(isRange)).toEqual([
    ...[true, false, false, false, false],
  ]);
});
