import { formatClock, formatDayOfYear, formatMoment, yearOf } from '@portico/sdk/rules/time/format';

/**
 * `Mar 9, 14:05`, with the year if it is not the current one. A document does not know its reader's
 * zone, so it names its own.
 * @param seconds since 1970, UTC
 * @param tz absent: that of this device
 */
export const momentOf = (seconds: number, tz?: 'UTC'): string =>
  inZone(momentWithoutZone(seconds, tz), tz);

/** `Mar 9, 14:05 to 16:00`; the day and the zone stand there once. Parameters as of `momentOf`. */
export function spanOf(start: number, end: number, tz?: 'UTC'): string {
  const isSameDay = formatDayOfYear(start, tz) === formatDayOfYear(end, tz);
  const until = isSameDay ? formatClock(end, tz) : momentWithoutZone(end, tz);
  return inZone(`${momentWithoutZone(start, tz)} to ${until}`, tz);
}

const inZone = (text: string, tz: 'UTC' | undefined) => (tz ? `${text} ${tz}` : text);

function momentWithoutZone(seconds: number, tz?: 'UTC'): string {
  const isThisYear = yearOf(seconds, tz) === yearOf(Date.now() / 1000, tz);
  return isThisYear
    ? formatMoment(seconds, tz)
    : `${formatDayOfYear(seconds, tz)}, ${formatClock(seconds, tz)}`;
}

/** `No data since Nov 21, 14:05`, for a silent bot. @param seenAt absent: unknown */
export const noDataSince = (seenAt: number | null | undefined, tz?: 'UTC'): string =>
  typeof seenAt === 'number' ? `No data since ${momentOf(seenAt, tz)}` : 'No data from the bot';
