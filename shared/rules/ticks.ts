import type { BucketRange } from './buckets.ts';

const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * A tick of the status charts (spec 0 §2): `14:00` for 24h, `Mar 9` otherwise.
 * @param time epoch seconds
 * @param tz zone of the visitor
 */
export function formatTick(time: number, range: BucketRange, tz: string): string {
  const key = `${range === '24h'} ${tz}`;
  const format =
    formats.get(key) ??
    new Intl.DateTimeFormat('en-US', {
      timeZone: tz,
      ...(range === '24h'
        ? { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }
        : { month: 'short', day: 'numeric' }),
    });
  formats.set(key, format);
  return format.format(time * 1000);
}
