import { text, timestamp } from 'drizzle-orm/pg-core';

/** What is kept of a bearer key of any kind. Only the hash; a revoked key stays as a record. */
export const keyColumns = () => ({
  /** The public part of the key, by which people name it. */
  id: text().primaryKey(),
  /** SHA-256 of the whole key, hex. */
  hash: text().notNull().unique(),
  /** Whose it is: shown wherever the key has acted. */
  label: text().notNull(),
  createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  lastUsedAt: timestamp({ withTimezone: true }),
  revokedAt: timestamp({ withTimezone: true }),
});
