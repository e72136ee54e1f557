import { bigint, numeric, pgTable, text } from 'drizzle-orm/pg-core';

/** Exact: money is no float. */
const money = () => numeric({ precision: 20, scale: 4 }).notNull();

/**
 * Moves of money in the bot's economy (spec 1 §3). The index of a person's log carries every column
 * that is read with it (`economy_log`, a migration written by hand): pages and sums never visit
 * the table, which lies in order of arrival, everybody's lines mixed.
 */
export const economyEntries = pgTable('economy_entries', {
  /** Order of arrival, which orders lines of the same second. */
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  eventId: text().notNull().unique(),
  userId: text().notNull(),
  action: text().notNull(),
  type: text().notNull(),
  amount: money(),
  /** What the person has after it. */
  cash: money(),
  card: money(),
  /** Epoch seconds, UTC. */
  created: bigint({ mode: 'number' }).notNull(),
});
