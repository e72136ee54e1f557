import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** The bot's team. Membership and rank never come from the bot. */
export const teamMembers = pgTable('team_members', {
  userId: text().primaryKey(),
  rank: text(),
  addedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
});
