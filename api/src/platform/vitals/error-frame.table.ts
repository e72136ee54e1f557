import { integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { ErrorCode } from '@portico/sdk/platform';

/** Where errors of one version of an app occur: counts of lines, without texts and visitors. */
export const errorFrames = pgTable(
  'error_frames',
  {
    remote: text().notNull(),
    version: text().notNull(),
    code: text().$type<ErrorCode>().notNull(),
    /** Path in the repository, or address of a built file without a source map. */
    source: text().notNull(),
    line: integer().notNull(),
    count: integer().notNull(),
    firstSeen: timestamp({ withTimezone: true }).notNull().defaultNow(),
    lastSeen: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({
      columns: [table.remote, table.version, table.code, table.source, table.line],
    }),
  ],
);
