import { wallClock } from './wall-clock.ts';

const DAY = 86_400;

/** The IANA zone of this device. Takes `Intl`: what needs no name leaves the zone out below. */
export const deviceZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';

/**
 * What a clock in the zone shows, as if it were UTC. Epoch seconds in and out.
 * @param tz absent: that of this device
 */
function localSeconds(time: number, tz?: string): number {
  const { year, month, day, hour, minute, second } = wallClock(time, tz);
  return Date.UTC(year, month - 1, day, hour, minute, second) / 1000;
}

/** Seconds that the zone (absent: that of this device) is ahead of UTC at a moment. */
export function zoneOffset(time: number, tz?: string): number {
  return localSeconds(time, tz) - Math.floor(time);
}

/** The first moment whose local time is at least `local`; a skipped midnight begins an hour later. */
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
 * @returns epoch seconds; days of 23 and 25 hours are right
 */
export function startOfDay(time: number, tz?: string, daysBefore = 0): number {
  const local = localSeconds(time, tz);
  return fromLocal(local - (((local % DAY) + DAY) % DAY) - daysBefore * DAY, tz);
}

/**
 * The last moment at which a zone's clock showed the full hour. Where the clock changes by half an
 * hour, the hour of the change has 90 minutes.
 * @param time epoch seconds
 * @param tz absent: that of this device
 * @returns epoch seconds
 */
export function startOfHour(time: number, tz?: string): number {
  const since = sinceFullHour(time, tz);
  return since === 0 ? Math.floor(time) : startOfHour(Math.floor(time) - since, tz);
}

/** Seconds since the full hour, as the zone's clock shows them. */
const sinceFullHour = (time: number, tz?: string) =>
  ((localSeconds(time, tz) % 3600) + 3600) % 3600;
