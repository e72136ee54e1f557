import { wallClock } from './wall-clock.ts';

const two = (value: number) => String(value).padStart(2, '0');

/**
 * `dd.MM.yyyy HH:mm:ss` (spec 1 §9).
 * @param seconds since 1970, UTC
 * @param tz zone of the reader; absent: that of this device
 */
export function formatDateTime(seconds: number, tz?: string): string {
  const { year, month, day, hour, minute, second } = wallClock(seconds, tz);
  return `${two(day)}.${two(month)}.${year} ${two(hour)}:${two(minute)}:${two(second)}`;
}
