import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Keys with which teams release their part. Only the hash is kept; a revoked key stays as a record. */
export const deployKeys = pgTable('deploy_keys', {
  /** The public part of the key, by which people name it. */
  id: text().primaryKey(),
  /** SHA-256 of the whole key, hex. */
  hash: text().notNull().unique(),
  /** Whose it is: shown wherever the key has acted. */
  label: text().notNull(),
  /** The parts that it may release, or `*`. */
  parts: text().array().notNull(),
  createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  lastUsedAt: timestamp({ withTimezone: true }),
  revokedAt: timestamp({ withTimezone: true }),
});
