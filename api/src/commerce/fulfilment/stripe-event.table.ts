import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Webhooks that arrived, by Stripe's id: each has its effect once. */
export const stripeEvents = pgTable(
  'stripe_events',
  {
    id: text().primaryKey(),
    type: text().notNull(),
    invoiceId: text(),
    /** `dead`: its invoice never appeared; a person has to look. */
    outcome: text().$type<'done' | 'waiting' | 'foreign' | 'dead'>().notNull(),
    attempts: integer().notNull().default(1),
    receivedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index().on(table.invoiceId, table.receivedAt)],
);

/** How far the sweeper has read one of Stripe's lists: a restart or another replica goes on there. */
export const stripeCursors = pgTable('stripe_cursors', {
  list: text().primaryKey(),
  /** Id of the last object that was read; null: the next reading begins with the newest. */
  after: text(),
});
