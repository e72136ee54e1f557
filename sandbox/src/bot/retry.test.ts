import { delayBefore } from './retry.ts';

describe('delayBefore', () => {
  it('doubles from 0.5 to 30 seconds', () => {
    expect([1, 2, 3, 4, 20].map((attempt) => delayBefore(attempt))).toEqual([0.5, 1, 2, 4, 30]);
  });

  it('is at least the Retry-After header, in seconds or as a date', () => {
    const now = Date.UTC(2026, 0, 1);
    expect(delayBefore(1, '7')).toBe(7);
    expect(delayBefore(9, '7')).toBe(30);
    expect(delayBefore(1, new Date(now + 12_000).toUTCString(), now)).toBe(12);
    expect(delayBefore(1, new Date(now - 12_000).toUTCString(), now)).toBe(0.5);
  });

  it('ignores an invalid Retry-After header', () => {
    expect(delayBefore(1, 'soon')).toBe(0.5);
    expect(delayBefore(1, '999999')).toBe(900);
  });
});
