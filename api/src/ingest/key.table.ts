import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Keys with which the bot pushes. Only the hash is kept; a revoked key stays as a record. */
export const ingestKeys = pgTable('ingest_keys', {
  /** The public part of the key, by which people name it. */
  id: text().primaryKey(),
  /** SHA-256 of the whole key, hex. */
  hash: text().notNull().unique(),
  label: text().notNull(),
  scopes: text().array().notNull(),
  createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  lastUsedAt: timestamp({ withTimezone: true }),
  revokedAt: timestamp({ withTimezone: true }),
});
