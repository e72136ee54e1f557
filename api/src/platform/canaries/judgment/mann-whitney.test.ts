import { mannWhitney } from './mann-whitney.ts';

describe('the Mann-Whitney test', () => {
  it('finds no difference between equal histograms', () => {
    expect(mannWhitney([10, 20, 10], [100, 200, 100])).toBeCloseTo(0.5, 1);
  });

  it('is small for slower times alone', () => {
    expect(mannWhitney([0, 10, 60], [60, 10, 0])).toBeLessThan(1e-9);
    expect(mannWhitney([60, 10, 0], [0, 10, 60])).toBeGreaterThan(0.999);
  });

  it('corrects for ties', () => {
    // U = 15.5 of 16, mean 8, variance 16 / 12 * (9 - 54 / 56) = 10.714, z = 7 / 3.273 = 2.139.
    expect(mannWhitney([0, 1, 3], [3, 1, 0])).toBeCloseTo(0.01622, 4);
  });

  it('says nothing without times, or where all are equal', () => {
    expect(mannWhitney([0, 0], [1, 2])).toBe(1);
    expect(mannWhitney([0, 5], [0, 50])).toBe(1);
  });
});
