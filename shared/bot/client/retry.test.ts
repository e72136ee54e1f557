import { delayAfter, retryAfterOf } from './retry.ts';

describe('delayAfter', () => {
  it('doubles from 0.5 to 60 seconds, half of it at random', () => {
    expect([1, 2, 3, 20].map((attempt) => delayAfter(attempt, 0, 1))).toEqual([0.5, 1, 2, 60]);
    expect([1, 2, 3, 20].map((attempt) => delayAfter(attempt, 0, 0))).toEqual([0.25, 0.5, 1, 30]);
  });

  it('is at least what the site asks for, up to a quarter of an hour', () => {
    expect(delayAfter(1, 7, 0)).toBe(7);
    expect(delayAfter(1, 7, 1)).toBeCloseTo(7.7);
    expect(delayAfter(20, 7, 1)).toBe(60);
    expect(delayAfter(1, 999_999, 0)).toBe(900);
  });
});

test('retryAfterOf reads seconds and dates', () => {
  const now = Date.UTC(2026, 0, 1);
  expect(retryAfterOf(' 7 ')).toBe(7);
  expect(retryAfterOf(new Date(now + 12_000).toUTCString(), now)).toBe(12);
  expect(retryAfterOf(new Date(now - 12_000).toUTCString(), now)).toBe(0);
  expect([retryAfterOf('soon'), retryAfterOf(null)]).toEqual([0, 0]);
});
