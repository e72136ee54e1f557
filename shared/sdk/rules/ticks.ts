import type { BucketRange } from './buckets.ts';
import { formatClock, formatDay, formatDayOfYear, yearOf } from './time/format.ts';

/**
 * The format of a chart's ticks (spec 0 §2): `14:00` for 24h, `Mar 9` otherwise. For more than one
 * year the days include it: `Mar 9, 2026`.
 * @param times of all buckets, epoch seconds, ascending
 * @param tz zone of the visitor; absent: that of this device
 * @returns formats epoch seconds
 */
export function tickFormat(
  times: readonly number[],
  range: BucketRange,
  tz?: string,
): (time: number) => string {
  if (range === '24h') return (time) => formatClock(time, tz);
  const [first = 0, last = 0] = [times[0], times.at(-1)];
  const spansYears = range === 'all' && yearOf(first, tz) !== yearOf(last, tz);
  return (time) => (spansYears ? formatDayOfYear(time, tz) : formatDay(time, tz));
}

/** Ticks at equal distances on an axis that counts buckets, the first bucket at 0. */
interface Ticks {
  /** End of the axis: at the last bucket or less than one distance after it. */
  end: number;
  /** Number of equal distances. */
  amount: number;
  /** Index of a bucket -> its label. Labels are unique, and none is after the last bucket. */
  labels: ReadonlyMap<number, string>;
}

/**
 * The ticks of buckets. Each tick is on a bucket, so that it is a full hour or a midnight for any
 * number of buckets.
 * @param times of the buckets, epoch seconds, ascending
 * @param maxDistances number of distances between ticks that fit; at least 2
 */
export function ticksOf(
  times: readonly number[],
  format: (time: number) => string,
  maxDistances: number,
): Ticks {
  const steps = Math.max(0, times.length - 1);
  const { end, amount } = distances(steps, maxDistances);
  const every = end / amount;
  // The first and the last bucket of 24h have the same hour: the newer one keeps the label.
  const indexOf = new Map<string, number>();
  for (let index = 0; index <= steps; index += every || 1) {
    const time = times[index];
    if (time === undefined) continue;
    const label = format(time);
    indexOf.delete(label);
    indexOf.set(label, index);
  }
  return { end, amount, labels: new Map(Array.from(indexOf, ([label, index]) => [index, label])) };
}

/** The largest number of equal distances that leaves the least space after the last bucket. */
function distances(steps: number, max: number): Pick<Ticks, 'end' | 'amount'> {
  if (steps <= max) return { end: steps, amount: Math.max(1, steps) };
  let best = { end: Infinity, amount: max };
  for (let amount = max; amount >= Math.max(2, max / 2); amount -= 1) {
    const end = Math.ceil(steps / amount) * amount;
    if (end < best.end) best = { end, amount };
  }
  return best;
}
