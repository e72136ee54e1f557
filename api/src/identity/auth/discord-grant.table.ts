import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from '../users/user.table.ts';

/** OAuth grants at Discord: one row per user, with encrypted tokens. */
export const discordGrants = pgTable('discord_grants', {
  userId: text()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  accessToken: text().notNull(),
  refreshToken: text().notNull(),
  expiresAt: timestamp({ withTimezone: true }).notNull(),
  /** Increases with each new pair of tokens. */
  version: integer().notNull().default(1),
  /** Until then one replica refreshes the tokens; a refresh token works once. */
  leasedUntil: timestamp({ withTimezone: true }),
});
