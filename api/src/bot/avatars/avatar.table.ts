import { sql } from 'drizzle-orm';
import { bigint, boolean, customType, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const bytea = customType<{ data: Buffer; driverData: Uint8Array }>({
  dataType: () => 'bytea',
  fromDriver: (value) => Buffer.from(value),
});

/** Avatar files, stored once under a name that is derived from their bytes. */
export const avatarFiles = pgTable('avatar_files', {
  /** `<first 32 hex of SHA-256>.<extension>` */
  name: text().primaryKey(),
  bytes: bytea().notNull(),
});

/** The avatars of users over time (spec 0 §3), one row per event id. */
export const avatarEntries = pgTable(
  'avatar_entries',
  {
    eventId: text().primaryKey(),
    userId: text().notNull(),
    avatar: text()
      .notNull()
      .references(() => avatarFiles.name),
    /** Epoch seconds, UTC. */
    timestamp: bigint({ mode: 'number' }).notNull(),
    /** Hidden by its owner. */
    hidden: boolean().notNull().default(false),
    /** Deleted by its owner. The row keeps the event id, so that the bot cannot restore the entry. */
    deleted: boolean().notNull().default(false),
  },
  (table) => [
    index().on(table.userId, table.timestamp),
    index().on(table.avatar),
    index()
      .on(table.timestamp)
      .where(sql`not ${table.hidden} and not ${table.deleted}`),
  ],
);

/** Users who opted out of the avatar history. */
export const avatarOptOuts = pgTable('avatar_opt_outs', {
  userId: text().primaryKey(),
  at: timestamp({ withTimezone: true }).notNull().defaultNow(),
});
