import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Unfinished sign-ins. Stored values are hashed or encrypted, so a reader cannot use them. */
export const signInAttempts = pgTable(
  'sign_in_attempts',
  {
    /** SHA-256 of OAuth's `state`, hex. */
    stateHash: text().primaryKey(),
    /** SHA-256 of the cookie of the browser that began it, hex. */
    browserHash: text().notNull(),
    /** PKCE verifier, encrypted. */
    verifier: text().notNull(),
    /** Path to return to. */
    returnTo: text().notNull(),
    /** The only user who may finish it: a signed-in user who signs in again. Null: any user. */
    userId: text(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index().on(table.createdAt)],
);
