import { sql } from 'drizzle-orm';
import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Users who have signed in. The id is a Discord snowflake, stored as text. */
export const users = pgTable(
  'users',
  {
    id: text().primaryKey(),
    username: text().notNull(),
    avatar: text(),
    /** Verified at Discord. Stored only where the operator has switched it on (`DISCORD_EMAIL`). */
    email: text(),
    updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  // For searches by the beginning of a name, which ignore case.
  (table) => [index('users_by_name').on(sql`lower(${table.username}) text_pattern_ops`)],
);
