import { sql } from 'drizzle-orm';
import { bigint, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { invoices } from './invoice.table.ts';

const time = () => timestamp({ withTimezone: true });

/** What a licence consists of: each slot covers one server, or none yet. */
export const licenceSlots = pgTable(
  'licence_slots',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    invoiceId: text()
      .notNull()
      .references(() => invoices.id),
    /** The invoice's owner, so that a person's slots are found without their invoices. */
    userId: text().notNull(),
    /** From 1 within its invoice. */
    position: integer().notNull(),
    guildId: text(),
    /** Name and picture as they were when it was authorized, for servers that are gone. */
    guildName: text(),
    guildIcon: text(),
    authorizedAt: time(),
    transferredAt: time(),
    /** Since when it covers a server without a break; transfers are none (DESIGN §10.1). */
    activeSince: time(),
    /** Seconds that it covered servers before that. */
    activeSeconds: integer().notNull().default(0),
    /** The money went back. */
    revokedAt: time(),
    /** The server that it covered then; it is authorized again if the money returns. */
    revokedGuildId: text(),
  },
  (table) => [
    uniqueIndex('licence_slots_position').on(table.invoiceId, table.position),
    // One licence for a server, whoever pays.
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
