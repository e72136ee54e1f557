import { bigint, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** All changes of money and licenses. Append-only; sums and slots can be derived from it. */
export const ledger = pgTable(
  'ledger',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    kind: text().$type<LedgerKind>().notNull(),
    invoiceId: text().notNull(),
    userId: text().notNull(),
    /** In the smallest unit of the invoice's currency; negative where money left. */
    amount: integer().notNull().default(0),
    /** Number of slots; negative where slots were revoked. */
    slots: integer().notNull().default(0),
    guildId: text(),
    /** The server's name at that time, for servers that no longer exist. */
    guildName: text(),
    guildIcon: text(),
    /** The previous server of a transfer. */
    fromGuildId: text(),
    /** The slot within its invoice; null: the whole invoice, or written before this column existed. */
    slotPosition: integer(),
    /** The cause: `webhook evt_…`, `verify`, `sweeper`, `user`, `staff`, `import`, or what Discord has told: `discord event`, `discord sweep`. */
    source: text().notNull(),
  },
  (table) => [
    index().on(table.invoiceId, table.id),
    index().on(table.userId, table.id.desc()),
    index().on(table.guildId),
    // For sums of a period.
    index().on(table.at),
  ],
);

export type LedgerKind =
  | 'invoice.created'
  | 'invoice.closed'
  | 'license.granted'
  | 'license.imported'
  | 'license.withdrawn'
  | 'license.sold'
  | 'license.returned'
  | 'license.tested'
  | 'license.ended'
  | 'gift.redeemed'
  | 'payment.received'
  | 'payment.refunded'
  | 'payment.disputed'
  | 'payment.reinstated'
  | 'refund.requested'
  | 'refund.refused'
  | 'refund.failed'
  | 'slots.made'
  | 'slots.revoked'
  | 'slots.restored'
  | 'server.authorized'
  | 'server.transferred'
  | 'server.released'
  | 'server.deauthorized';
export type LedgerEntry = Omit<typeof ledger.$inferInsert, 'id' | 'at'>;
