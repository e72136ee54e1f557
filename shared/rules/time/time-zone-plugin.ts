import type { Dayjs, PluginFunc } from 'dayjs';

declare module 'dayjs' {
  /** A zone is an IANA name; absent: the zone of this device. */
  interface Dayjs {
    /**
     * The local date and time of this moment, for fields and formats. With a zone it is a UTC value
     * that shows the zone's clock, so it is not the same moment.
     */
    wallClock(tz?: string): Dayjs;
    /** Seconds that the zone is ahead of UTC at this moment. */
    zoneOffset(tz?: string): number;
    /**
     * The first moment of the local day.
     * @param daysBefore calendar days earlier
     */
    startOfDay(tz?: string, daysBefore?: number): Dayjs;
    /**
     * The last moment at which the local clock showed a full hour. Where clocks change by half an
     * hour, the hour of the change has 90 minutes.
     */
    startOfHour(tz?: string): Dayjs;
  }

  /** The first moment whose local time is at least that of `clock`, a UTC value. */
  export function fromWallClock(clock: Dayjs, tz?: string): Dayjs;
}

const HOUR = 3600;
const DAY = 24 * HOUR;

/** The IANA zone of this device. Creates an `Intl` object: omit the zone where no name is needed. */
export const deviceZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';

/**
 * Zones by `Intl`. The methods of dayjs 1.11 are wrong around changes of clocks, depend on the zone
 * of the device, and are 17 times slower (`time-zone-plugin.test.ts`).
 * Requires dayjs's plugin `utc`.
 */
export const timeZone: PluginFunc = (_options, { prototype }, dayjs) => {
  prototype.wallClock = function (this: Dayjs, tz) {
    return tz === undefined ? this : dayjs.utc(localSeconds(this.unix(), tz) * 1000);
  };
  prototype.zoneOffset = function (this: Dayjs, tz) {
    return offsetAt(this.unix(), tz);
  };
  prototype.startOfDay = function (this: Dayjs, tz, daysBefore = 0) {
    const local = localSeconds(this.unix(), tz);
    return dayjs.unix(fromLocal(local - since(local, DAY) - daysBefore * DAY, tz));
  };
  prototype.startOfHour = function (this: Dayjs, tz) {
    return dayjs.unix(fullHour(this.unix(), tz));
  };
  dayjs.fromWallClock = (clock, tz) => dayjs.unix(fromLocal(clock.unix(), tz));
};

/** What the local clock shows, as if it were UTC. Epoch seconds in and out. */
function localSeconds(time: number, tz?: string): number {
  // Without `Intl`, whose first object costs a phone a quarter of a second.
  if (tz === undefined) return time - new Date(time * 1000).getTimezoneOffset() * 60;
  const clock = { year: 0, month: 1, day: 1, hour: 0, minute: 0, second: 0 };
  for (const { type, value } of formatOf(tz).formatToParts(time * 1000)) {
    if (type in clock) clock[type as keyof typeof clock] = Number(value);
  }
  const { year, month, day, hour, minute, second } = clock;
  return Date.UTC(year, month - 1, day, hour, minute, second) / 1000;
}

const offsetAt = (time: number, tz?: string) => localSeconds(time, tz) - time;

/** The first moment whose local time is at least `local`; a skipped midnight begins an hour later. */
function fromLocal(local: number, tz?: string): number {
  const candidates = [local - offsetAt(local - DAY, tz), local - offsetAt(local + DAY, tz)].sort(
    (a, b) => a - b,
  );
  const exact = candidates.find((time) => localSeconds(time, tz) === local);
  return exact ?? Math.max(...candidates);
}

function fullHour(time: number, tz?: string): number {
  const rest = since(localSeconds(time, tz), HOUR);
  return rest === 0 ? time : fullHour(time - rest, tz);
}

/** Seconds since the last multiple of a length, also before 1970. */
const since = (time: number, length: number) => ((time % length) + length) % length;

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(tz: string): Intl.DateTimeFormat {
  const known = formats.get(tz);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: tz,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  formats.set(tz, format);
  return format;
}
