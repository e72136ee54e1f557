import type { StatusRange } from 'shared/contracts/status/schema';
import { zoneOffset } from 'shared/rules/zones';

/** The visitor's IANA zone. */
export const visitorZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';

/**
 * The zone to ask the API with. Hours begin together in all zones that are whole hours apart, so
 * for 24h those ask for UTC: the answer that the document has already preloaded.
 */
export function zoneToAsk(range: StatusRange, tz: string, now: number): string {
  return range === '24h' && zoneOffset(now, tz) % 3600 === 0 ? 'UTC' : tz;
}
