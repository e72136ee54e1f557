import type { EconomyFilters } from '@portico/contracts/economy/schema';
import { dayjs } from '@portico/sdk/rules/time/dayjs';
import type { LogFilter } from './economy.repository.ts';

/**
 * Converts the filters of spec 1 §5 to bounds. Days begin at 00:00 in the viewer's time zone. The last
 * day is inclusive, also where it has 23 or 25 hours.
 */
export function toLogFilter(userId: string, filters: EconomyFilters): LogFilter {
  const { action, type, min, max, from, to, tz = 'UTC' } = filters;
  return {
    userId,
    action,
    type,
    min,
    max,
    since: from === undefined ? undefined : startOf(from, tz),
    until: to === undefined ? undefined : startOf(to, tz, 1),
  };
}

/** 00:00 of a calendar day, or of a later one, in a zone. Epoch seconds. */
const startOf = (day: string, tz: string, daysLater = 0) =>
  dayjs.fromWallClock(dayjs.utc(day).add(daysLater, 'day'), tz).unix();
