import { integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/**
 * Sums of the browsers' reports about one version of a remote in one hour. A row contains nothing
 * about a single visit or visitor.
 */
export const partVitals = pgTable(
  'part_vitals',
  {
    hour: timestamp({ withTimezone: true }).notNull(),
    remote: text().notNull(),
    version: text().notNull(),
    /** Estimated from the sampled loads. */
    loads: integer().notNull(),
    /** Silent retries that these loads took; estimated in the same way. */
    retries: integer().notNull().default(0),
    failures: integer().notNull(),
    refused: integer().notNull(),
    renderErrors: integer().notNull(),
    eventErrors: integer().notNull(),
    /** Sampled times by bucket (`core/metrics/buckets.ts`). */
    loadMs: integer().array().notNull(),
    viewMs: integer().array().notNull(),
  },
  (table) => [primaryKey({ columns: [table.hour, table.remote, table.version] })],
);
