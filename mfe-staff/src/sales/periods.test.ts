import { periodProblem, presetOf, presetPeriod, readPeriod } from './periods.ts';

const NOW = Date.parse('2026-03-15T23:59:00Z');

describe('periods of sales', () => {
  it('end today in UTC and include the first day', () => {
    expect(presetPeriod('30d', NOW)).toEqual({ from: '2026-02-14', to: '2026-03-15', by: 'day' });
    expect(presetPeriod('12m', NOW)).toEqual({ from: '2025-04-01', to: '2026-03-15', by: 'month' });
    expect(presetOf(presetPeriod('90d', NOW), NOW)).toBe('90d');
    expect(presetOf({ from: '2026-01-01', to: '2026-01-02', by: 'day' }, NOW)).toBeUndefined();
  });

  it.each([
    ['', '2026-02-14'],
    ['from=2026-01-01&to=2026-01-31', '2026-01-01'],
    ['from=2026-02-30&to=2026-03-01', '2026-02-14'],
    ['from=2026-02-02&to=2026-02-01', '2026-02-14'],
    ['from=x&to=y', '2026-02-14'],
  ])('of the address "%s" begin on %s', (search, from) => {
    expect(readPeriod(new URLSearchParams(search), NOW).from).toBe(from);
  });

  it.each([
    [{ from: '', to: '2026-01-01', by: 'day' }, 'Choose the first and the last day.'],
    [{ from: '2026-01-02', to: '2026-01-01', by: 'day' }, /must not be after/],
    [{ from: '2020-01-01', to: '2026-01-01', by: 'day' }, /more than 366 days.*or months/],
    [{ from: '2020-01-01', to: '2026-01-01', by: 'month' }, undefined],
  ] as const)('are refused with a sentence unless they are valid: %j (%p)', (period, problem) => {
    if (problem === undefined) expect(periodProblem(period)).toBeUndefined();
    else expect(periodProblem(period)).toMatch(problem);
  });
});
