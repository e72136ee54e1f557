import type { BucketRange } from './buckets.ts';
import { formatClock, formatDay } from './dates.ts';
import { wallClock } from './wall-clock.ts';

/**
 * How the ticks of a chart read (spec 0 §2): `14:00` for 24h, `Mar 9` otherwise. Days of more than
 * one year name theirs: `Mar 9, 2026`.
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
  const yearOf = (time = 0) => wallClock(time, tz).year;
  const namesYear = range === 'all' && yearOf(times[0]) !== yearOf(times.at(-1));
  return (time) => (namesYear ? `${formatDay(time, tz)}, ${yearOf(time)}` : formatDay(time, tz));
}

/** Ticks at equal distances on an axis that counts buckets, the first bucket at 0. */
export interface Ticks {
  /** Where the axis ends: at the last bucket or less than one distance behind it. */
  end: number;
  /** How many equal distances the axis has. */
  amount: number;
  /** Place of a bucket -> its label. Labels are unique, and none stands behind the last bucket. */
  labels: ReadonlyMap<number, string>;
}

/**
 * The ticks of buckets. Each tick stands on a bucket, so that it is a full hour or a midnight for
 * any number of buckets.
 * @param times of the buckets, epoch seconds, ascending
 * @param most distances between ticks that have room; at least 2
 */
export function ticksOf(
  times: readonly number[],
  format: (time: number) => string,
  most: number,
): Ticks {
  const steps = Math.max(0, times.length - 1);
  const { end, amount } = distances(steps, most);
  const every = end / amount;
  // The hour of the first bucket of 24h is that of the last one too: the newer one keeps its label.
  const placeOf = new Map<string, number>();
  for (let place = 0; place <= steps; place += every || 1) {
    const time = times[place];
    if (time === undefined) continue;
    const label = format(time);
    placeOf.delete(label);
    placeOf.set(label, place);
  }
  return { end, amount, labels: new Map(Array.from(placeOf, ([label, place]) => [place, label])) };
}

/** The most distances of whole buckets that leave the least room behind the last bucket. */
function distances(steps: number, most: number): Pick<Ticks, 'end' | 'amount'> {
  if (steps <= most) return { end: steps, amount: Math.max(1, steps) };
  let best = { end: Infinity, amount: most };
  for (let amount = most; amount >= Math.max(2, most / 2); amount -= 1) {
    const end = Math.ceil(steps / amount) * amount;
    if (end < best.end) best = { end, amount };
  }
  return best;
}
