import { sql } from 'drizzle-orm';
import { bigint, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { invoices } from './invoice.table.ts';

const time = () => timestamp({ withTimezone: true });

/** The slots of a license. Each covers one server, or none yet. */
export const licenseSlots = pgTable(
  'licence_slots',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    invoiceId: text()
      .notNull()
      .references(() => invoices.id),
    /** The invoice's owner, so that a user's slots are found without a join. */
    userId: text().notNull(),
    /** From 1 within its invoice. */
    position: integer().notNull(),
    guildId: text(),
    /** Name and icon at the authorization, for servers that no longer exist. */
    guildName: text(),
    guildIcon: text(),
    authorizedAt: time(),
    transferredAt: time(),
    /** Since when it covers servers without interruption, over transfers. */
    activeSince: time(),
    /** Seconds that it covered servers before `activeSince`. */
    activeSeconds: integer().notNull().default(0),
    /** The part of `activeSeconds` that ended with a release by the owner. */
    releasedSeconds: integer().notNull().default(0),
    /** When a refund or dispute revoked it. */
    revokedAt: time(),
    /** The server that it covered then; authorized again if the payment is reinstated. */
    revokedGuildId: text(),
  },
  (table) => [
    uniqueIndex('licence_slots_position').on(table.invoiceId, table.position),
    // A server has at most one license, over all users.
    uniqueIndex('licence_slots_guild')
      .on(table.guildId)
      .where(sql`${table.guildId} is not null`),
    index()
      .on(table.invoiceId)
      .where(sql`${table.guildId} is null`),
    index('licence_slots_free')
      .on(table.userId, table.invoiceId)
      .where(sql`${table.guildId} is null and ${table.revokedAt} is null`),
    index('licence_slots_used')
      .on(table.userId, table.authorizedAt, table.id)
      .where(sql`${table.guildId} is not null`),
  ],
);
