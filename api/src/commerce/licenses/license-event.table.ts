import { bigint, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Changes of licenses and messages for the bot, in the order of commits. Append-only. */
export const licenseEvents = pgTable('licence_events', {
  cursor: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  type: text().$type<'authorized' | 'deauthorized' | 'message'>().notNull(),
  /** Empty for a message. */
  guildId: text().notNull(),
  /**
   * The message, whose contents are in the table of messages alone: they can be deleted, this row
   * cannot.
   */
  messageId: text(),
  at: timestamp({ withTimezone: true }).notNull().defaultNow(),
});
