import { bigint, date, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** Messages per user, day and server (spec 1 §3): the sum of the day's events. */
export const activityDays = pgTable(
  'activity_days',
  {
    serverId: text().notNull(),
    /** A day in UTC. */
    messageDate: date().notNull(),
    userId: text().notNull(),
    totalMessages: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.serverId, table.messageDate, table.userId] })],
);

/** Ids of counted events, so that each is counted once. */
export const activityEvents = pgTable(
  'activity_events',
  {
    eventId: text().primaryKey(),
    /** The day that the event counts for; null: counted before this column, and kept. */
    messageDate: date(),
  },
  (table) => [index().on(table.messageDate).concurrently()],
);
