import type { StatusRange } from 'shared/contracts/status/schema';
import { deviceZone, zoneOffset } from 'shared/rules/zones';

const DAY = 86_400;

/**
 * The zone to ask the API with: the visitor's own, by its IANA name. Hours begin together in all
 * zones that are whole hours apart, so for 24h those ask for UTC: the answer that the document has
 * already preloaded, and the name, which takes `Intl`, need not be known.
 * @param now epoch seconds
 */
export function requestZone(range: StatusRange, now: number): string {
  const isWholeHours = [now, now - DAY].every((time) => zoneOffset(time) % 3600 === 0);
  if (range === '24h' && isWholeHours) return 'UTC';
  return deviceZone();
}
