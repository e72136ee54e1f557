import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from '../users/user.table.ts';

/** What a person allowed us at Discord: one row per person, its tokens sealed. */
export const discordGrants = pgTable('discord_grants', {
  userId: text()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  accessToken: text().notNull(),
  refreshToken: text().notNull(),
  expiresAt: timestamp({ withTimezone: true }).notNull(),
  /** Counts the tokens that there have been. */
  version: integer().notNull().default(1),
  /** Until then one replica is fetching new tokens; a refresh token works once. */
  leasedUntil: timestamp({ withTimezone: true }),
});
