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

/** Local date and time; months from 1. */
interface WallClock {
  year: number;
  month: number;
  day: number;
  hour: number;
  minute: number;
  second: number;
}

/**
 * The local time of a timestamp.
 * @param seconds since 1970, UTC
 * @param tz zone; absent: that of this device
 */
export function wallClock(seconds: number, tz?: string): WallClock {
  if (tz === undefined) return deviceClock(new Date(seconds * 1000));
  const clock: WallClock = { year: 0, month: 1, day: 1, hour: 0, minute: 0, second: 0 };
  for (const { type, value } of formatOf(tz).formatToParts(seconds * 1000)) {
    if (type in clock) clock[type as keyof WallClock] = Number(value);
  }
  return clock;
}

/** Without `Intl`, whose first object takes a phone a quarter of a second. */
const deviceClock = (date: Date): WallClock => ({
  year: date.getFullYear(),
  month: date.getMonth() + 1,
  day: date.getDate(),
  hour: date.getHours(),
  minute: date.getMinutes(),
  second: date.getSeconds(),
});
