import { bigint, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** Calls of money and sign-in routes, counted where all replicas see them. */
export const limits = pgTable(
  'limits',
  {
    key: text().notNull(),
    /** Number of the window since 1970. */
    window: bigint({ mode: 'number' }).notNull(),
    hits: integer().notNull(),
    /** When the window ends; keys may name addresses of people and are kept no longer than needed. */
    endsAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.key, table.window] }), index().on(table.endsAt)],
);
