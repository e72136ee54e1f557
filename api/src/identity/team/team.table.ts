import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Members of the bot's team. The bot never writes membership or rank. */
export const teamMembers = pgTable('team_members', {
  userId: text().primaryKey(),
  rank: text(),
  addedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
});
