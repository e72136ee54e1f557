import { startOfDay, startOfHour } from './time/zone.ts';

export type BucketRange = '24h' | '7d' | '30d' | 'all';

export interface BucketQuery {
  range: BucketRange;
  /** IANA zone of the visitor; absent: that of this device. */
  tz?: string;
  /** Epoch seconds. */
  now: number;
  /** Epoch seconds of the earliest record. */
  earliest: number;
}

const HOUR = 3600;
const DAYS = { '7d': 7, '30d': 30 } as const;

/** Start of a range. Epoch seconds. */
export function rangeStart({ range, tz, now, earliest }: BucketQuery): number {
  if (range === '24h') return now - 24 * HOUR;
  if (range === 'all') return startOfDay(earliest, tz);
  return startOfDay(now, tz, DAYS[range]);
}

/** Start of the bucket that contains a time. Epoch seconds. */
export function bucketOf(time: number, range: BucketRange, tz?: string): number {
  return range === '24h' ? startOfHour(time, tz) : startOfDay(time, tz);
}

/**
 * Starts of a range's buckets, ascending, up to and including the current one (spec 0 §7): hours for
 * 24h, days in the visitor's zone otherwise. The first bucket of 24h starts before the range.
 * @returns epoch seconds
 */
export function bucketStarts(query: BucketQuery): number[] {
  const { range, tz, now } = query;
  const starts: number[] = [];
  let start = bucketOf(rangeStart(query), range, tz);
  while (start <= now) {
    starts.push(start);
    // One and a half steps, so that the result is in the next bucket across clock changes.
    start =
      range === '24h' ? startOfHour(start + 1.5 * HOUR, tz) : startOfDay(start + 36 * HOUR, tz);
  }
  return starts;
}
