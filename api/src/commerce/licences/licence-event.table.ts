import { bigint, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Changes of licences for the bot, in the order of commits. Append-only. */
export const licenceEvents = pgTable('licence_events', {
  cursor: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  type: text().$type<'authorized' | 'deauthorized'>().notNull(),
  guildId: text().notNull(),
  at: timestamp({ withTimezone: true }).notNull().defaultNow(),
});
