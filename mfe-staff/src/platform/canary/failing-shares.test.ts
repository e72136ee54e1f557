import { failingShares } from './failing-shares.ts';

const minute = (at: number, old: [number, number], fresh: [number, number]) => ({
  at,
  old_visits: old[0],
  old_failing: old[1],
  new_visits: fresh[0],
  new_failing: fresh[1],
});

describe('the shares of failing visits', () => {
  it('are sums since the start, and unknown before the first visit', () => {
    const series = [minute(60, [90, 0], [0, 0]), minute(120, [110, 2], [10, 1])];
    expect(failingShares(series)).toEqual({ times: [60, 120], old: [0, 1], new: [null, 10] });
  });

  it('have at most sixty points, the last minute among them, and count every minute', () => {
    const series = Array.from({ length: 1440 }, (_, at) =>
      minute(at, [1, 0], [1, at < 720 ? 1 : 0]),
    );
    const shares = failingShares(series);
    expect(shares.times).toHaveLength(60);
    expect(shares.times.at(-1)).toBe(1439);
    expect(shares.new.at(-1)).toBe(50);
  });

  it('of no minute are empty', () => {
    expect(failingShares([])).toEqual({ times: [], old: [], new: [] });
  });
});
