import { formatClock, formatDayOfYear, formatMoment, yearOf } from '../time/format.ts';

/**
 * `Mar 9, 14:05`, with the year if it is not the current one. A document does not know its reader's
 * zone, so it names its own.
 * @param seconds since 1970, UTC
 * @param tz absent: that of this device
 */
export function momentOf(seconds: number, tz?: 'UTC'): string {
  const isThisYear = yearOf(seconds, tz) === yearOf(Date.now() / 1000, tz);
  const moment = isThisYear
    ? formatMoment(seconds, tz)
    : `${formatDayOfYear(seconds, tz)}, ${formatClock(seconds, tz)}`;
  return tz ? `${moment} ${tz}` : moment;
}

/** `No data since Nov 21, 14:05`, for a silent bot. @param seenAt absent: unknown */
export const noDataSince = (seenAt: number | null | undefined, tz?: 'UTC'): string =>
  typeof seenAt === 'number' ? `No data since ${momentOf(seenAt, tz)}` : 'No data from the bot';
