import { wallClock } from './wall-clock.ts';

const MONTHS = [
  ...['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'],
  ...['Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
];

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

/** `Mar 9` (spec 0 §2). @param tz as above */
export function formatDay(seconds: number, tz?: string): string {
  const { month, day } = wallClock(seconds, tz);
  return `${MONTHS[month - 1]} ${day}`;
}

/** `14:05` (spec 0 §2). @param tz as above */
export function formatClock(seconds: number, tz?: string): string {
  const { hour, minute } = wallClock(seconds, tz);
  return `${two(hour)}:${two(minute)}`;
}
