import { bigint, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** Counters of limited calls, shared by all replicas. */
export const limits = pgTable(
  'limits',
  {
    key: text().notNull(),
    /** Number of the window since the epoch. */
    window: bigint({ mode: 'number' }).notNull(),
    hits: integer().notNull(),
    /** End of the window. Keys may contain client addresses, so rows are deleted afterwards. */
    endsAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.key, table.window] }), index().on(table.endsAt)],
);
