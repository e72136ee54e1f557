import { bigint, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Everything that happens to money and licences. Append-only: sums and slots follow from it. */
export const ledger = pgTable(
  'ledger',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    kind: text().$type<LedgerKind>().notNull(),
    invoiceId: text().notNull(),
    userId: text().notNull(),
    /** Euro cents that came (positive) or went. */
    amount: integer().notNull().default(0),
    /** Slots that came or went. */
    slots: integer().notNull().default(0),
    guildId: text(),
    /** The server as Discord named it then, for histories of servers that are gone. */
    guildName: text(),
    guildIcon: text(),
    /** Of a transfer: where from. */
    fromGuildId: text(),
    /** What caused it: `webhook evt_…`, `verify`, `sweeper`, `user`, `staff`. */
    source: text().notNull(),
  },
  (table) => [
    index().on(table.invoiceId, table.id),
    index().on(table.userId, table.id.desc()),
    index().on(table.guildId),
  ],
);

export type LedgerKind =
  | 'invoice.created'
  | 'invoice.closed'
  | 'payment.received'
  | 'payment.refunded'
  | 'payment.disputed'
  | 'payment.reinstated'
  | 'refund.failed'
  | 'slots.made'
  | 'slots.revoked'
  | 'slots.restored'
  | 'server.authorized'
  | 'server.transferred'
  | 'server.deauthorized';
export type LedgerEntry = Omit<typeof ledger.$inferInsert, 'id' | 'at'>;
