import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** People who signed in. The id is Discord's (a snowflake, therefore text). */
export const users = pgTable('users', {
  id: text().primaryKey(),
  username: text().notNull(),
  avatar: text(),
  updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
});
