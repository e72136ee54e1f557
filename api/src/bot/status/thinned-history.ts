import { setImmediate } from 'node:timers/promises';
import { HistoryRecord } from '@portico/contracts/status/schema';
import type { TimeInterval } from './status.repository.ts';

const HOUR = 3600;
const DAY = 24 * HOUR;
const QUARTER_HOUR = 900;
/** All readings of this time are included; before it, the first of each quarter hour. */
const FULL_DETAIL = 2 * DAY;
/** Before this time, the first reading of each hour is included. */
const QUARTER_HOURS = 400 * DAY;
/** Seconds per statement, so that no statement and no piece of JSON delays other requests. */
const FULL_SLICE = 6 * HOUR;
const THINNED_SLICE = 7 * DAY;

/** The part of `StatusRepository` that is needed here. */
interface ReadingSource {
  readings(interval: TimeInterval, step?: number): Promise<HistoryRecord[]>;
  earliestTimestamp(since?: number): Promise<number | undefined>;
}

const floorTo = (time: number, step: number) => time - (time % step);

/** Since when all readings are included. On a quarter hour, so that no reading is lost or repeated. */
export const fullDetailSince = (now: number) => floorTo(now - FULL_DETAIL, QUARTER_HOUR);

/** Since when the first reading of each quarter hour is included; before, that of each hour. */
export const quarterHoursSince = (now: number) => floorTo(now - QUARTER_HOURS, HOUR);

/**
 * The whole history as a JSON array, ascending: all readings of the last 48 hours, the first of each
 * quarter hour of the last 400 days, and the first of each hour before. In every time zone, days begin
 * on a quarter hour, so daily charts are exact for 400 days. The array is built in slices and yields to
 * other requests in between.
 * @param now epoch seconds
 */
export async function thinnedHistory(source: ReadingSource, now: number): Promise<string> {
  const pieces: string[] = [];
  let sliceStart = await source.earliestTimestamp();
  while (sliceStart !== undefined) {
    const { to, step } = sliceAt(sliceStart, now);
    const rows = await source.readings({ from: sliceStart, to }, step);
    const text = JSON.stringify(HistoryRecord.array().parse(rows)).slice(1, -1);
    if (text) pieces.push(text);
    // Skips time without readings.
    sliceStart = rows.length > 0 ? to : await source.earliestTimestamp(to);
    await setImmediate();
  }
  return `[${pieces.join(',')}]`;
}

/** The slice that begins at a time. It ends at the end of a step, so that no step is split. */
function sliceAt(at: number, now: number): { to: number; step?: number } {
  const full = fullDetailSince(now);
  const quarters = quarterHoursSince(now);
  if (at >= full) return { to: at + FULL_SLICE };
  const end = floorTo(at, THINNED_SLICE) + THINNED_SLICE;
  return at < quarters
    ? { to: Math.min(end, quarters), step: HOUR }
    : { to: Math.min(end, full), step: QUARTER_HOUR };
}
