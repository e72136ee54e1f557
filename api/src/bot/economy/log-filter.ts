import type { EconomyFilters } from 'shared/contracts/economy/schema';
import { startOfDay } from 'shared/rules/zones';
import type { LogFilter } from './economy.repository.ts';

/**
 * The filters of spec 1 §5 as bounds: the first day from 00:00 of the viewer's zone, the last day
 * inclusive by adding one day of the calendar (of 23 or 25 hours where clocks change).
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

/** 00:00 of a day in a zone, epoch seconds. */
function startOf(day: string, tz: string): number {
  // At noon of UTC it is the same day in most zones; the others are a day ahead or behind.
  const noon = Date.parse(`${day}T12:00:00Z`) / 1000;
  return [-1, 0, 1]
    .map((days) => startOfDay(noon, tz, days))
    .reduce((best, start) => (dayOf(start, tz) === day ? start : best));
}

const dayOf = (time: number, tz: string) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: tz }).format(time * 1000);

const nextDay = (day: string) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
