import { text, timestamp } from 'drizzle-orm/pg-core';

/** Columns of all kinds of bearer keys. Revoked keys stay as a record. */
export const keyColumns = () => ({
  /** The public id of the key. */
  id: text().primaryKey(),
  /** SHA-256 of the whole key, hex. */
  hash: text().notNull().unique(),
  /** Owner of the key, shown with its actions. */
  label: text().notNull(),
  createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  lastUsedAt: timestamp({ withTimezone: true }),
  revokedAt: timestamp({ withTimezone: true }),
});
