import { integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/**
 * What browsers reported about a version of an app in one hour. Sums only: nothing in a row comes
 * from one visit, and nothing tells who was there.
 */
export const partVitals = pgTable(
  'part_vitals',
  {
    hour: timestamp({ withTimezone: true }).notNull(),
    remote: text().notNull(),
    version: text().notNull(),
    /** Estimated: each sampled load stands for as many as were not sampled. */
    loads: integer().notNull(),
    failures: integer().notNull(),
    refused: integer().notNull(),
    renderErrors: integer().notNull(),
    eventErrors: integer().notNull(),
    /** Sampled times by bucket (`buckets.ts`). */
    loadMs: integer().array().notNull(),
    viewMs: integer().array().notNull(),
  },
  (table) => [primaryKey({ columns: [table.hour, table.remote, table.version] })],
);
