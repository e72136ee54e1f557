import { dayjs } from './dayjs.ts';

const clock = (seconds: number, tz?: string) => dayjs.unix(seconds).wallClock(tz);

const two = (value: number) => String(value).padStart(2, '0');

/**
 * `dd.MM.yyyy HH:mm:ss` (spec 1 §9). Built from fields: tables and exports have thousands of dates,
 * and dayjs's `format` takes ten times as long.
 * @param seconds since 1970, UTC
 * @param tz zone of the reader; absent: that of this device
 */
export function formatDateTime(seconds: number, tz?: string): string {
  const time = clock(seconds, tz);
  const date = `${two(time.date())}.${two(time.month() + 1)}.${time.year()}`;
  return `${date} ${two(time.hour())}:${two(time.minute())}:${two(time.second())}`;
}

/** `Mar 9` (spec 0 §2). @param tz as above */
export const formatDay = (seconds: number, tz?: string): string =>
  clock(seconds, tz).format('MMM D');

/** `Mar 9, 2026`. @param tz as above */
export const formatDayOfYear = (seconds: number, tz?: string): string =>
  clock(seconds, tz).format('MMM D, YYYY');

/** `14:05` (spec 0 §2). @param tz as above */
export const formatClock = (seconds: number, tz?: string): string =>
  clock(seconds, tz).format('HH:mm');

/** `Mar 9, 14:05`. @param tz as above */
export const formatMoment = (seconds: number, tz?: string): string =>
  clock(seconds, tz).format('MMM D, HH:mm');

/** The local calendar year. @param tz as above */
export const yearOf = (seconds: number, tz?: string): number => clock(seconds, tz).year();
