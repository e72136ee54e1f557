import { bigint, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** Claimed time slots of scheduled jobs: a job runs once per slot, on one replica. */
export const jobRuns = pgTable(
  'job_runs',
  {
    job: text().notNull(),
    /** Number of the slot since the epoch. */
    slot: bigint({ mode: 'number' }).notNull(),
    startedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /**
     * When a run of the job last succeeded; before its first success, when its first run began. Null: a
     * version without this column has claimed the slot.
     */
    succeededAt: timestamp({ withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.job, table.slot] })],
);
