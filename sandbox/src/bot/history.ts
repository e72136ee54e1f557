import type { HistoryEvent } from 'shared/contracts/ingest/status';
import { DAY, floorTo, MINUTE, QUARTER } from './time.ts';
import { totalsAt } from './totals.ts';

/** How much history there is: minutes of the last days, quarter hours before that. */
export interface HistorySpan {
  days: number;
  minuteDays: number;
}

const SPAN: HistorySpan = { days: 400, minuteDays: 2 };
const MINUTES_A_DAY = DAY / MINUTE;
const QUARTERS_A_DAY = DAY / QUARTER;

/**
 * N times the records of 400 days: first by keeping minutes for longer, and from where all 400 days
 * are minutes (a real bot's table, at scale 14) by more days.
 */
export function historySpan(scale: number): HistorySpan {
  const records =
    scale * (MINUTES_A_DAY * SPAN.minuteDays + QUARTERS_A_DAY * (SPAN.days - SPAN.minuteDays));
  const days = Math.max(SPAN.days, Math.floor(records / MINUTES_A_DAY));
  const minuteDays = (records - QUARTERS_A_DAY * days) / (MINUTES_A_DAY - QUARTERS_A_DAY);
  return { days, minuteDays: Math.min(days, Math.floor(minuteDays)) };
}

/** The reading of one minute. @param at epoch seconds, UTC, a whole minute */
export function historyEvent(seed: number, at: number): HistoryEvent {
  return { id: `history-${at / MINUTE}`, timestamp: at, ...totalsAt(seed, at) };
}

/**
 * The moments that are still to be sent, oldest first.
 * @param after newest moment that the API has; undefined sends the whole span
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

/** How many moments {@link missingMoments} gives, for a progress text. */
export function countMissing(after: number | undefined, now: number, span: HistorySpan): number {
  return Array.from(missingMoments(after, now, span)).length;
}
