import { bigint, index, numeric, pgTable, text } from 'drizzle-orm/pg-core';

/** Decimal, because floats cannot represent amounts exactly. */
const money = () => numeric({ precision: 20, scale: 4 }).notNull();

/**
 * Transactions in the bot's economy (spec 1 §3). The index `economy_log` (a handwritten migration)
 * includes all columns of a user's log. Pages and sums therefore use index-only scans; the table itself
 * is in order of arrival, with the entries of all users mixed.
 */
export const economyEntries = pgTable(
  'economy_entries',
  {
    /** Order of arrival; sorts entries of the same second. */
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    eventId: text().notNull().unique(),
    userId: text().notNull(),
    action: text().notNull(),
    type: text().notNull(),
    amount: money(),
    /** The user's balances after the transaction. */
    cash: money(),
    card: money(),
    /** Epoch seconds, UTC. */
    created: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [index().on(table.created).concurrently()],
);
