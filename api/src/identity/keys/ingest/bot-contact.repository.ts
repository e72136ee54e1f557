import { isNotNull } from 'drizzle-orm';
import type { Database } from '../../../core/db/database.ts';
import { ingestKeys } from './ingest-key.table.ts';

/** Whether any bot has ever used an ingest key of the site, revoked keys included. */
export async function hasBotConnected(db: Database): Promise<boolean> {
  const used = await db
    .select({ id: ingestKeys.id })
    .from(ingestKeys)
    .where(isNotNull(ingestKeys.lastUsedAt))
    .limit(1);
  return used.length > 0;
}
