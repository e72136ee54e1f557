import { bigint, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Number of changes per noun. Answers are serialized once per value. */
export const revisions = pgTable('revisions', {
  noun: text().primaryKey(),
  value: bigint({ mode: 'number' }).notNull(),
  /** The sender's revision of a set that is replaced as a whole; null for appended nouns. */
  sent: bigint({ mode: 'number' }),
  /** When the bot last changed the noun; null: never, or a version without this column did. */
  receivedAt: timestamp({ withTimezone: true }),
});
