import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Received events of the payment provider by id, so that each has its effect once. */
export const paymentEvents = pgTable(
  'stripe_events',
  {
    id: text().primaryKey(),
    type: text().notNull(),
    invoiceId: text(),
    /** `foreign`: of another product. `dead`: its invoice was never found; an operator has to check. */
    outcome: text().$type<'done' | 'waiting' | 'foreign' | 'dead'>().notNull(),
    attempts: integer().notNull().default(1),
    receivedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index().on(table.invoiceId, table.receivedAt),
    index('stripe_events_waiting')
      .on(table.receivedAt)
      .where(sql`${table.outcome} = 'waiting'`)
      .concurrently(),
  ],
);

/** The sweeper's cursor in one of the provider's lists, kept over restarts and shared by replicas. */
export const paymentCursors = pgTable('stripe_cursors', {
  list: text().primaryKey(),
  /** Id of the last object that was read; null: the next pass begins with the newest. */
  after: text(),
});
