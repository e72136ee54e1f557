import { boolean, index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { Versions } from './versions.ts';

/** Previews: the cookie contains the key; only its hash is stored. */
export const previews = pgTable(
  'previews',
  {
    /** The public id, for lists and the audit log. */
    id: text().primaryKey(),
    /** SHA-256 of the key, hex. */
    hash: text().notNull().unique(),
    /** App -> the version in place of the live one. */
    versions: jsonb().$type<Versions>().notNull(),
    /** Made for others: listed until its end. Not so a preview of one member, or of the site itself. */
    isLink: boolean().notNull().default(false),
    note: text().notNull().default(''),
    /** As in the audit log: `user:<id>`, `deploy-key:<id>` or `system`. */
    createdBy: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    revokedAt: timestamp({ withTimezone: true }),
  },
  (table) => [index().on(table.expiresAt)],
);
