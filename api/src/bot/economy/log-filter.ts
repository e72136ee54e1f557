import type { EconomyFilters } from 'shared/contracts/economy/schema';
import { startOfDay } from 'shared/rules/zones';
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
    until: to === undefined ? undefined : startOf(nextDay(to), tz),
  };
}

/** 00:00 of a day in a time zone, epoch seconds. */
function startOf(day: string, tz: string): number {
  // At noon UTC, most time zones have the same day. The others are one day ahead or behind.
  const noon = Date.parse(`${day}T12:00:00Z`) / 1000;
  return [-1, 0, 1]
    .map((days) => startOfDay(noon, tz, days))
    .reduce((best, start) => (dayOf(start, tz) === day ? start : best));
}

const dayOf = (time: number, tz: string) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: tz }).format(time * 1000);

const nextDay = (day: string) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
