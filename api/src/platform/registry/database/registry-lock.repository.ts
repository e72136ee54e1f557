import { sql } from 'drizzle-orm';
import type { Database } from '../../../core/db/database.ts';
import type { channels } from './registry.table.ts';

export type ChannelRow = typeof channels.$inferSelect;

/** Key of the advisory lock of registry changes (the bytes of "rele"). */
const REGISTRY_LOCK = 0x72656c65;

/**
 * Serializes changes of the registry across all replicas: nothing changes between the gate's checks
 * and the commit of a promote, and no content is deleted while a release that needs it is published.
 * @param tx holds the lock until it ends
 */
export async function lockRegistry(tx: Database): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${REGISTRY_LOCK}::bigint)`);
}
