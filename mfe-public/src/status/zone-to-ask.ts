import type { StatusRange } from 'shared/contracts/status/schema';
import { deviceZone, zoneOffset } from 'shared/rules/zones';

/**
 * The zone to ask the API with: the visitor's own, by its IANA name. Hours begin together in all
 * zones that are whole hours apart, so for 24h those ask for UTC: the answer that the document has
 * already preloaded, and the name, which takes `Intl`, need not be known.
 * @param now epoch seconds
 */
export function zoneToAsk(range: StatusRange, now: number): string {
  if (range === '24h' && zoneOffset(now) % 3600 === 0) return 'UTC';
  return deviceZone();
}
