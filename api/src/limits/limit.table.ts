import { bigint, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** Calls of money routes, counted where all replicas see them. */
export const limits = pgTable(
  'limits',
  {
    key: text().notNull(),
    /** Number of the window since 1970. */
    window: bigint({ mode: 'number' }).notNull(),
    hits: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.key, table.window] })],
);
