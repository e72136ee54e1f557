import { delayBefore } from './retry.ts';

describe('delayBefore', () => {
  it('doubles from half a second up to half a minute', () => {
    expect([1, 2, 3, 4, 20].map((attempt) => delayBefore(attempt))).toEqual([0.5, 1, 2, 4, 30]);
  });

  it('waits at least as long as the door asks for, in seconds or until a date', () => {
    const now = Date.UTC(2026, 0, 1);
    expect(delayBefore(1, '7')).toBe(7);
    expect(delayBefore(9, '7')).toBe(30);
    expect(delayBefore(1, new Date(now + 12_000).toUTCString(), now)).toBe(12);
    expect(delayBefore(1, new Date(now - 12_000).toUTCString(), now)).toBe(0.5);
  });

  it('does not trust nonsense', () => {
    expect(delayBefore(1, 'soon')).toBe(0.5);
    expect(delayBefore(1, '999999')).toBe(900);
  });
});
