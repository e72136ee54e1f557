import { bigint, date, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** Messages per person, day and server (spec 1 §3): the sum of the events of that day. */
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

/** Ids of the events that were counted, so that each counts once. */
export const activityEvents = pgTable('activity_events', { eventId: text().primaryKey() });
