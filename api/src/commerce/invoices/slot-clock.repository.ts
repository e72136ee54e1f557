import { sql } from 'drizzle-orm';
import { licenseSlots } from './slot.table.ts';

/** Seconds of the use that has not been interrupted, as a part of statements. */
export const CURRENT_USE = sql`coalesce(ceil(extract(epoch from now() - ${licenseSlots.activeSince})), 0)::int`;
/** The clock of a slot's use stops. */
export const PAUSED = {
  activeSince: null,
  activeSeconds: sql`${licenseSlots.activeSeconds} + ${CURRENT_USE}`,
};
