import { sql } from 'drizzle-orm';
import { bigint, customType, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { BlacklistKind } from '@portico/contracts/blacklists/kinds';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/**
 * Entries of the six blacklists, replaced as whole sets (spec 1 §3). A set consists of the rows of
 * one revision. `blacklist_sets` names the published revision. The previous set stays until the next
 * one is published, so that running exports can finish.
 *
 * There is one index per sort order. Each ends with the position within the set.
 */
export const blacklistEntries = pgTable(
  'blacklist_entries',
  {
    kind: text().$type<BlacklistKind>().notNull(),
    revision: bigint({ mode: 'number' }).notNull(),
    position: integer().notNull(),
    /** Id of the user or server. */
    subjectId: text().notNull(),
    moderatorId: text().notNull(),
    /** Seconds; 0: permanent. */
    duration: bigint({ mode: 'number' }).notNull(),
    reason: text().notNull(),
    /** Epoch seconds, UTC. */
    timestamp: bigint({ mode: 'number' }).notNull(),
    /** The command or cog; empty where the kind has none. */
    thing: text().notNull().default(''),
    /** Epoch seconds; null: never. */
    expires: bigint({ mode: 'number' }).generatedAlwaysAs(
      sql`case when duration > 0 then "timestamp" + duration end`,
    ),
    /** Ids and words of the entry, for the search. */
    words: tsvector().notNull(),
  },
  (table) => {
    const set = [table.kind, table.revision] as const;
    const byNumber = (id: typeof table.subjectId) => [sql`length(${id})`, id] as const;
    return [
      primaryKey({ columns: [...set, table.position] }),
      index('blacklist_by_timestamp').on(...set, table.timestamp, table.position),
      index('blacklist_by_duration').on(...set, table.duration, table.position),
      index('blacklist_by_expires').on(...set, table.expires, table.position),
      index('blacklist_by_thing').on(...set, table.thing, table.position),
      index('blacklist_by_id').on(...set, ...byNumber(table.subjectId), table.position),
      index('blacklist_by_moderator').on(...set, ...byNumber(table.moderatorId), table.position),
      index().on(table.subjectId),
      index().using('gin', table.words),
    ];
  },
);

/** The published revision of each list, and the revision that is being received in parts. */
export const blacklistSets = pgTable('blacklist_sets', {
  kind: text().$type<BlacklistKind>().primaryKey(),
  /** Null before the first set. */
  revision: bigint({ mode: 'number' }),
  entries: integer().notNull().default(0),
  stagedRevision: bigint({ mode: 'number' }),
  stagedParts: integer().notNull().default(0),
  stagedEntries: integer().notNull().default(0),
});
