import fc from 'fast-check';
import { BOUNDS_MS, countTime, emptyBuckets, percentile } from './buckets.ts';

const bucketsOf = (times: number[]) => {
  const buckets = emptyBuckets();
  for (const time of times) countTime(buckets, time);
  return buckets;
};

describe('percentile', () => {
  it('is undefined without times', () => {
    expect(percentile(emptyBuckets(), 0.5)).toBeUndefined();
  });

  it('is in the bucket of the true value', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 20_000 }), { minLength: 1, maxLength: 60 }),
        fc.constantFrom(0.5, 0.75, 0.95),
        (times, share) => {
          const sorted = times.toSorted((a, b) => a - b);
          const truth = sorted[Math.ceil(sorted.length * share) - 1]!;
          const estimate = percentile(bucketsOf(times), share)!;
          const to = BOUNDS_MS.find((bound) => truth <= bound) ?? BOUNDS_MS.at(-1)!;
          const from = BOUNDS_MS.findLast((bound) => bound < truth) ?? 0;
          expect(estimate).toBeGreaterThanOrEqual(from);
          expect(estimate).toBeLessThanOrEqual(to);
        },
      ),
    );
  });

  it('is the last bound for longer times', () => {
    expect(percentile(bucketsOf([60_000]), 0.5)).toBe(8000);
  });
});
