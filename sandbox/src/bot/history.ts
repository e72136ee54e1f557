import type { HistoryEvent } from '@portico/contracts/ingest/status';
import { DAY, floorTo, MINUTE, QUARTER } from './time.ts';
import { totalsAt } from './totals.ts';

/** Extent of the history: one record per minute for the last days, one per 15 minutes before. */
export interface HistorySpan {
  days: number;
  minuteDays: number;
}

const SPAN: HistorySpan = { days: 400, minuteDays: 2 };
const MINUTES_A_DAY = DAY / MINUTE;
const QUARTERS_A_DAY = DAY / QUARTER;

/**
 * N times the records of 400 days: with more days of minutes, and from scale 14 on, where all 400
 * days are minutes (as in a real bot's table), with more days.
 */
export function historySpan(scale: number): HistorySpan {
  const records =
    scale * (MINUTES_A_DAY * SPAN.minuteDays + QUARTERS_A_DAY * (SPAN.days - SPAN.minuteDays));
  const days = Math.max(SPAN.days, Math.floor(records / MINUTES_A_DAY));
  const minuteDays = (records - QUARTERS_A_DAY * days) / (MINUTES_A_DAY - QUARTERS_A_DAY);
  return { days, minuteDays: Math.min(days, Math.floor(minuteDays)) };
}

/** Whole days of a number of years. */
export const daysOfYears = (years: number): number => Math.round(years * 365.25);

/** Quarter hours of a number of years, with the usual days of minutes. */
export const spanOfYears = (years: number): HistorySpan => ({ ...SPAN, days: daysOfYears(years) });

/** The history record of a minute. @param at epoch seconds, UTC, a whole minute */
export function historyEvent(seed: number, at: number): HistoryEvent {
  return { id: `history-${at / MINUTE}`, timestamp: at, ...totalsAt(seed, at) };
}

/**
 * Timestamps that are not sent yet, oldest first.
 * @param after newest timestamp in the API; undefined: the whole span
 * @param now epoch seconds, UTC
 */
export function* missingMoments(after: number | undefined, now: number, span: HistorySpan) {
  const first = floorTo(QUARTER, now - span.days * DAY);
  const fine = floorTo(QUARTER, now - span.minuteDays * DAY);
  let next = after === undefined ? first : Math.max(first, floorTo(MINUTE, after) + MINUTE);
  if (next < fine) next = Math.ceil(next / QUARTER) * QUARTER;
  while (next <= now) {
    yield next;
    next += next < fine ? QUARTER : MINUTE;
  }
}

/** Number of timestamps of {@link missingMoments}, for the progress. */
export function countMissing(after: number | undefined, now: number, span: HistorySpan): number {
  return Array.from(missingMoments(after, now, span)).length;
}
