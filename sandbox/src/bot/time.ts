/** Durations in seconds. */
export const MINUTE = 60;
export const QUARTER = 15 * MINUTE;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;
export const WEEK = 7 * DAY;

/** The latest multiple of `step` seconds at or before a time (epoch seconds). */
export function floorTo(step: number, at: number): number {
  return Math.floor(at / step) * step;
}
