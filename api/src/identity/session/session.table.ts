import { boolean, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from '../users/user.table.ts';

/** Browser sessions. The cookie contains the id; only its hash is stored. */
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
    /** Browser and system in words, from the user agent at sign-in. */
    browser: text(),
    /** Whether the Discord account had a second factor at sign-in. */
    secondFactor: boolean().notNull().default(false),
  },
  (table) => [index().on(table.userId), index().on(table.createdAt)],
);
