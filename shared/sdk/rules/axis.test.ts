import fc from 'fast-check';
import { axisOf } from './axis.ts';

describe('axisOf', () => {
  it.each([
    [[48_210, 48_305, 48_399], { min: 48_200, max: 48_400, tickAmount: 4 }],
    [[1000, 1000], { min: 998, max: 1002, tickAmount: 4 }],
    [[7], { min: 5, max: 9, tickAmount: 4 }],
    [[3, 40], { min: 3, max: 43, tickAmount: 4 }],
    [[1], { min: 1, max: 3, tickAmount: 2 }],
  ])('[spec0 §2.31] does not start at zero for %j', (values, axis) => {
    expect(axisOf(values)).toEqual(axis);
  });

  it('returns an axis for an empty list', () => {
    expect(axisOf([]).max).toBeGreaterThan(axisOf([]).min);
  });

  it('[spec0 §2.31] contains every value, in few equal whole steps, and none below zero', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(10_000_000), { minLength: 1 }), (values) => {
        const { min, max, tickAmount } = axisOf(values);
        expect(min).toBeLessThanOrEqual(Math.min(...values));
        expect(max).toBeGreaterThanOrEqual(Math.max(...values));
        expect(((max - min) / tickAmount) % 1).toBe(0);
        expect(tickAmount).toBeLessThanOrEqual(7);
        if (Math.min(...values) > 0) expect(min).toBeGreaterThan(0);
      }),
    );
  });
});
