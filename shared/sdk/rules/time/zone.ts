/**
 * Zones and day boundaries by `Intl`, in epoch seconds. The methods of dayjs 1.11 are wrong around
 * changes of clocks, depend on the zone of the device, and are 17 times slower
 * (`time-zone-plugin.test.ts`). A zone is an IANA name; absent: the zone of this device.
 */
const HOUR = 3600;
const DAY = 24 * HOUR;

/** The IANA zone of this device. Creates an `Intl` object: omit the zone where no name is needed. */
export const deviceZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';

/** The local time as if it were UTC. */
export function localSeconds(time: number, tz?: string): number {
  // Avoids `Intl`, whose first object takes a quarter of a second on a phone.
  if (tz === undefined) return time - new Date(time * 1000).getTimezoneOffset() * 60;
  if (tz === 'UTC') return time;
  const clock = { year: 0, month: 1, day: 1, hour: 0, minute: 0, second: 0 };
  for (const { type, value } of formatOf(tz).formatToParts(time * 1000)) {
    if (type in clock) clock[type as keyof typeof clock] = Number(value);
  }
  const { year, month, day, hour, minute, second } = clock;
  return Date.UTC(year, month - 1, day, hour, minute, second) / 1000;
}

/** Seconds that the zone is ahead of UTC at a moment. */
export const offsetAt = (time: number, tz?: string) => localSeconds(time, tz) - time;

/** The first moment whose local time is at least `local`; a skipped midnight begins an hour later. */
export function fromLocal(local: number, tz?: string): number {
  const candidates = [local - offsetAt(local - DAY, tz), local - offsetAt(local + DAY, tz)].sort(
    (a, b) => a - b,
  );
  const exact = candidates.find((time) => localSeconds(time, tz) === local);
  return exact ?? Math.max(...candidates);
}

/**
 * The first moment of the local day.
 * @param daysBefore calendar days earlier
 */
export function startOfDay(time: number, tz?: string, daysBefore = 0): number {
  const local = localSeconds(time, tz);
  return fromLocal(local - since(local, DAY) - daysBefore * DAY, tz);
}

/**
 * The last moment at which the local clock showed a full hour. Where clocks change by half an hour,
 * the hour of the change has 90 minutes.
 */
export function startOfHour(time: number, tz?: string): number {
  const rest = since(localSeconds(time, tz), HOUR);
  return rest === 0 ? time : startOfHour(time - rest, tz);
}

/** Seconds since the last multiple of a length, also before 1970. */
const since = (time: number, length: number) => ((time % length) + length) % length;

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(tz: string): Intl.DateTimeFormat {
  const cached = formats.get(tz);
  if (cached) return cached;
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
