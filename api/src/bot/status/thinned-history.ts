import { setImmediate } from 'node:timers/promises';
import { HistoryRecord } from 'shared/contracts/status/schema';
import type { TimeInterval } from './status.repository.ts';

const HOUR = 3600;
const DAY = 24 * HOUR;
const QUARTER_HOUR = 900;
/** Every reading is kept for so long, in seconds; then the first of each quarter hour. */
const FULL_DETAIL = 2 * DAY;
/** Beyond it the first reading of each hour is kept. */
const QUARTER_HOURS = 400 * DAY;
/** Seconds that one statement covers: no statement and no piece of JSON holds others up. */
const FULL_SLICE = 6 * HOUR;
const THINNED_SLICE = 7 * DAY;

/** Where readings come from: `StatusRepository`. */
interface ReadingSource {
  readings(stretch: TimeInterval, step?: number): Promise<HistoryRecord[]>;
  earliestTimestamp(since?: number): Promise<number | undefined>;
}

const floorTo = (time: number, step: number) => time - (time % step);

/** Since when every reading is kept: at a quarter hour, so that nothing is lost or doubled. */
export const fullDetailSince = (now: number) => floorTo(now - FULL_DETAIL, QUARTER_HOUR);

/**
 * The whole history as a JSON array, ascending: all readings of the last 48 hours, the first of each
 * quarter hour of the last 400 days, the first of each hour before. Every time zone's day begins on
 * a quarter hour, so that charts by the day are exact for 400 days. Made slice by slice; in between,
 * other requests are answered.
 * @param now epoch seconds
 */
export async function thinnedHistory(source: ReadingSource, now: number): Promise<string> {
  const pieces: string[] = [];
  let at = await source.earliestTimestamp();
  while (at !== undefined) {
    const { to, step } = sliceAt(at, now);
    const rows = await source.readings({ from: at, to }, step);
    const text = JSON.stringify(HistoryRecord.array().parse(rows)).slice(1, -1);
    if (text) pieces.push(text);
    // A stretch without readings is crossed in one step.
    at = rows.length > 0 ? to : await source.earliestTimestamp(to);
    await setImmediate();
  }
  return `[${pieces.join(',')}]`;
}

/** The slice that begins at a moment. It ends where a step ends: none is cut in two. */
function sliceAt(at: number, now: number): { to: number; step?: number } {
  const full = fullDetailSince(now);
  const quarters = floorTo(now - QUARTER_HOURS, HOUR);
  if (at >= full) return { to: at + FULL_SLICE };
  const end = floorTo(at, THINNED_SLICE) + THINNED_SLICE;
  return at < quarters
    ? { to: Math.min(end, quarters), step: HOUR }
    : { to: Math.min(end, full), step: QUARTER_HOUR };
}
