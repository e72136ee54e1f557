import type { BucketRange } from './buckets.ts';
import { formatClock, formatDay } from './dates.ts';

/**
 * A tick of the status charts (spec 0 §2): `14:00` for 24h, `Mar 9` otherwise.
 * @param time epoch seconds
 * @param tz zone of the visitor; absent: that of this device
 */
export function formatTick(time: number, range: BucketRange, tz?: string): string {
  return range === '24h' ? formatClock(time, tz) : formatDay(time, tz);
}
