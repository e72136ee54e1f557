/** Upper bounds of the buckets, in milliseconds; one more bucket counts longer times. */
export const BOUNDS_MS = [50, 100, 200, 400, 700, 1000, 1500, 2000, 3000, 5000, 8000] as const;

export const emptyBuckets = (): number[] => Array.from({ length: BOUNDS_MS.length + 1 }, () => 0);

/** Counts a time in its bucket. */
export function countTime(buckets: number[], ms: number): void {
  const place = BOUNDS_MS.findIndex((bound) => ms <= bound);
  const index = place === -1 ? BOUNDS_MS.length : place;
  buckets[index] = (buckets[index] ?? 0) + 1;
}

/**
 * Estimates a percentile as if the times were spread evenly in their buckets.
 * @param share 0 to 1
 * @returns whole milliseconds; undefined if there are no times
 */
export function percentile(buckets: readonly number[], share: number): number | undefined {
  const total = buckets.reduce((sum, count) => sum + count, 0);
  if (total === 0) return undefined;
  let below = 0;
  for (const [index, count] of buckets.entries()) {
    if (count > 0 && below + count >= total * share) {
      const from = BOUNDS_MS[index - 1] ?? 0;
      // The last bucket has no upper bound.
      const to = BOUNDS_MS[index] ?? from;
      return Math.round(from + ((to - from) * (total * share - below)) / count);
    }
    below += count;
  }
  return BOUNDS_MS.at(-1);
}
