import { wallClock } from './wall-clock.ts';

const DAY = 86_400;

/** The IANA zone of this device. It uses `Intl`; the functions below do not where `tz` is absent. */
export const deviceZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';

/**
 * The local time in the zone as if it were UTC. Epoch seconds in and out.
 * @param tz absent: that of this device
 */
function localSeconds(time: number, tz?: string): number {
  const { year, month, day, hour, minute, second } = wallClock(time, tz);
  return Date.UTC(year, month - 1, day, hour, minute, second) / 1000;
}

/** Seconds by which the zone (absent: that of this device) is ahead of UTC at a time. */
export function zoneOffset(time: number, tz?: string): number {
  return localSeconds(time, tz) - Math.floor(time);
}

/** The first time whose local time is at least `local`; a skipped midnight starts an hour later. */
function fromLocal(local: number, tz?: string): number {
  const candidates = [
    local - zoneOffset(local - DAY, tz),
    local - zoneOffset(local + DAY, tz),
  ].sort((a, b) => a - b);
  const exact = candidates.find((time) => localSeconds(time, tz) === local);
  return exact ?? Math.max(...candidates);
}

/**
 * Midnight in a zone.
 * @param time epoch seconds
 * @param tz absent: that of this device
 * @param daysBefore how many calendar days earlier
 * @returns epoch seconds, correct for days of 23 and 25 hours
 */
export function startOfDay(time: number, tz?: string, daysBefore = 0): number {
  const local = localSeconds(time, tz);
  return fromLocal(local - (((local % DAY) + DAY) % DAY) - daysBefore * DAY, tz);
}

/**
 * The start of the hour in a zone. Where the clock changes by half an hour, the hour of the change has
 * 90 minutes.
 * @param time epoch seconds
 * @param tz absent: that of this device
 * @returns epoch seconds
 */
export function startOfHour(time: number, tz?: string): number {
  const since = sinceFullHour(time, tz);
  return since === 0 ? Math.floor(time) : startOfHour(Math.floor(time) - since, tz);
}

/** Seconds since the full hour in the zone. */
const sinceFullHour = (time: number, tz?: string) =>
  ((localSeconds(time, tz) % 3600) + 3600) % 3600;
