import { bigint, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** Which slot of time of a scheduled job was taken: each runs on one replica, once. */
export const jobRuns = pgTable(
  'job_runs',
  {
    job: text().notNull(),
    /** Number of the slot since 1970. */
    slot: bigint({ mode: 'number' }).notNull(),
    startedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.job, table.slot] })],
);
