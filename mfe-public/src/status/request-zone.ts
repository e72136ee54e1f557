import type { StatusRange } from '@portico/contracts/status/schema';
import { deviceZone, offsetAt } from '@portico/sdk/rules/time/zone';

const DAY = 86_400;

/**
 * The zone for requests to the API: the visitor's, by its IANA name. All zones at whole-hour offsets
 * share their hours, so their 24h requests use UTC: the document has preloaded that answer, and the
 * page needs no `Intl` for the zone's name.
 * @param now epoch seconds
 */
export function requestZone(range: StatusRange, now: number): string {
  const isWholeHours = [now, now - DAY].every((time) => offsetAt(time) % 3600 === 0);
  if (range === '24h' && isWholeHours) return 'UTC';
  return deviceZone();
}
