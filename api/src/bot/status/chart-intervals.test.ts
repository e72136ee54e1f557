import { chartIntervals } from './chart-intervals.ts';

describe('chartIntervals', () => {
  test('[spec0 §7.15] the range 24h begins a day ago, within its first bucket', () => {
    const now = 200_000;
    expect(chartIntervals('24h', [111_600, 115_200, 198_000], now)).toEqual([
      { from: 113_600, to: 115_200 },
      { from: 115_200, to: 198_000 },
      { from: 198_000, to: 286_400 },
    ]);
  });

  test('leaves out a first bucket that ended a day ago', () => {
    expect(chartIntervals('24h', [108_000, 111_600], 198_000)).toEqual([
      { from: 111_600, to: 284_400 },
    ]);
  });

  test('begins other ranges with their first bucket', () => {
    expect(chartIntervals('7d', [0, 86_400], 90_000)[0]).toEqual({ from: 0, to: 86_400 });
  });
});
