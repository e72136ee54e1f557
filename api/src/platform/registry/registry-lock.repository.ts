import { sql } from 'drizzle-orm';
import type { Database } from '../../core/db/database.ts';
import type { channels } from './registry.table.ts';

export type ChannelRow = typeof channels.$inferSelect;

/** Key of the advisory lock under which the registry changes (the bytes of "rele"). */
const REGISTRY_LOCK = 0x72656c65;

/**
 * Changes of the registry go one after another, on all replicas: what the gate looked at is what
 * is live when its promote commits, and no content is removed while a release that needs it arrives.
 * @param tx the lock ends with this transaction
 */
export async function lockRegistry(tx: Database): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${REGISTRY_LOCK}::bigint)`);
}
