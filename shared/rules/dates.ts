const formats = new Map<string | undefined, Intl.DateTimeFormat>();

function formatOf(tz: string | undefined): Intl.DateTimeFormat {
  const known = formats.get(tz);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone: tz,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  formats.set(tz, format);
  return format;
}

/**
 * `dd.MM.yyyy HH:mm:ss` (spec 1 §9).
 * @param seconds since 1970, UTC
 * @param tz zone of the reader; absent: that of this device
 */
export function formatDateTime(seconds: number, tz?: string): string {
  const part: Record<string, string> = {};
  for (const { type, value } of formatOf(tz).formatToParts(seconds * 1000)) part[type] = value;
  const { day, month, year, hour, minute, second } = part;
  return `${day}.${month}.${year} ${hour}:${minute}:${second}`;
}
