import type { StatusRange } from 'shared/contracts/status/schema';
import type { TimeInterval } from './status.repository.ts';

const DAY = 86_400;

/**
 * The stretches of time of which the chart shows the first reading each (spec 0 §7).
 * @param starts of the buckets, ascending
 * @param now epoch seconds; 24h begins exactly a day before, within its first bucket
 */
export function chartIntervals(range: StatusRange, starts: number[], now: number): TimeInterval[] {
  const since = range === '24h' ? now - DAY : -Infinity;
  return starts
    .map((start, index) => ({
      from: Math.max(start, since),
      // The current bucket is open: readings of a clock a little ahead belong to it.
      to: starts[index + 1] ?? Math.max(now, start) + DAY,
    }))
    .filter(({ from, to }) => from < to);
}
