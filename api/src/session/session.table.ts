import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** People who signed in. The id is Discord's (a snowflake, therefore text). */
export const users = pgTable('users', {
  id: text().primaryKey(),
  username: text().notNull(),
  avatar: text(),
  updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
});

/** Browser sessions. The cookie carries the id; only its hash is kept. */
export const sessions = pgTable(
  'sessions',
  {
    /** SHA-256 of the opaque id, hex. */
    idHash: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    seenAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** Browser and system in words, from what the browser said at sign-in. */
    browser: text(),
  },
  (table) => [index().on(table.userId), index().on(table.createdAt)],
);
