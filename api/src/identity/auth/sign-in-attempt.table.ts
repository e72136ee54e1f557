import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Sign-ins that were begun and are not finished. Nothing here can be used by who reads it. */
export const signInAttempts = pgTable(
  'sign_in_attempts',
  {
    /** SHA-256 of OAuth's `state`, hex. */
    stateHash: text().primaryKey(),
    /** SHA-256 of the cookie of the browser that began it, hex. */
    browserHash: text().notNull(),
    /** PKCE's verifier, sealed. */
    verifier: text().notNull(),
    /** Own path to come back to. */
    returnTo: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index().on(table.createdAt)],
);
