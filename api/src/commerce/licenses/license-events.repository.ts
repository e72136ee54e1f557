import { sql } from 'drizzle-orm';
import type { Database } from '../../core/db/database.ts';
import { licenseEvents } from './license-event.table.ts';

/** Key of the advisory lock under which events get their cursors (the bytes of "lice"). */
const STREAM_LOCK = 0x6c696365;

/**
 * Appends events for the bot, in the transaction of the change. Call it last: it holds an advisory
 * lock until the commit, so that cursors grow in the order of commits and readers miss no event.
 */
export async function notifyBot(
  tx: Database,
  changes: { type: 'authorized' | 'deauthorized'; guildId: string }[],
): Promise<void> {
  if (changes.length > 0) await append(tx, changes);
}

/**
 * Appends the events of an import: those of its entries in the ledger, of which there may be many. As above.
 * @param after id of the last entry before the import, which is the only one that runs
 */
export async function notifyBotOfImport(tx: Database, after: number): Promise<void> {
  await lockStream(tx);
  await tx.execute(sql`insert into licence_events (type, guild_id)
    select 'authorized', guild_id from ledger
    where id > ${after} and source = 'import' and kind = 'server.authorized' order by id`);
}

/** Appends a message for the bot, as above. */
export const announceMessage = (tx: Database, messageId: string): Promise<void> =>
  append(tx, [{ type: 'message', guildId: '', messageId }]);

async function append(tx: Database, events: (typeof licenseEvents.$inferInsert)[]): Promise<void> {
  await lockStream(tx);
  await tx.insert(licenseEvents).values(events);
}

async function lockStream(tx: Database): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${STREAM_LOCK}::bigint)`);
}
