import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from '../../identity/users/user.table.ts';

/** Notes of the team about customers. A note is deleted with the account. */
export const customerNotes = pgTable(
  'customer_notes',
  {
    /** Made by the page, so that a repeated call adds one note. */
    id: text().primaryKey(),
    /** The customer. */
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    authorId: text().notNull(),
    text: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index().on(table.userId, table.createdAt)],
);
