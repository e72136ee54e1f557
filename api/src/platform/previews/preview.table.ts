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
    /**
     * Created for others and listed until its end. False for a preview of a single member, and for
     * previews of the site itself.
     */
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
