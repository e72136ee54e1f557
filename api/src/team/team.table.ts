import { jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** The bot's team. Membership and rank never come from the bot (DESIGN §5). */
export const teamMembers = pgTable('team_members', {
  userId: text().primaryKey(),
  rank: text(),
  username: text(),
  /** platform -> address */
  socials: jsonb().$type<Record<string, string>>().notNull().default({}),
  addedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
});
