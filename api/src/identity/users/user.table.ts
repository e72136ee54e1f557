import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Users who have signed in. The id is a Discord snowflake, stored as text. */
export const users = pgTable('users', {
  id: text().primaryKey(),
  username: text().notNull(),
  avatar: text(),
  updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
});
