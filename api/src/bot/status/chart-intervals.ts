import type { StatusRange } from '@portico/contracts/status/schema';
import type { TimeInterval } from './status.repository.ts';

const DAY = 86_400;

/**
 * The intervals of a chart, which shows the first reading of each (spec 0 §7).
 * @param starts of the buckets, ascending
 * @param now epoch seconds; 24h begins exactly a day before, within its first bucket
 */
export function chartIntervals(range: StatusRange, starts: number[], now: number): TimeInterval[] {
  const since = range === '24h' ? now - DAY : -Infinity;
  return starts
    .map((start, index) => ({
      from: Math.max(start, since),
      // The current bucket has no end, so that it includes readings of a clock that is slightly ahead.
      to: starts[index + 1] ?? Math.max(now, start) + DAY,
    }))
    .filter(({ from, to }) => from < to);
}
