import { sql } from 'drizzle-orm';
import { bigint, boolean, customType, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const bytea = customType<{ data: Buffer; driverData: Uint8Array }>({
  dataType: () => 'bytea',
  fromDriver: (value) => Buffer.from(value),
});

/** The pictures, each kept once under a name made of its bytes. */
export const avatarFiles = pgTable('avatar_files', {
  /** `<first 32 hex of SHA-256>.<extension>` */
  name: text().primaryKey(),
  bytes: bytea().notNull(),
});

/** Which picture a person had from when on (spec 0 §3), one row per event id. */
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
    /** Its owner shows it to nobody. */
    hidden: boolean().notNull().default(false),
    /** Deleted by its owner: the id stays, so that the bot cannot bring it back by sending again. */
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

/** People who left the avatar history. */
export const avatarOptOuts = pgTable('avatar_opt_outs', {
  userId: text().primaryKey(),
  at: timestamp({ withTimezone: true }).notNull().defaultNow(),
});
