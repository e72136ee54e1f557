import {
  bigint,
  boolean,
  doublePrecision,
  index,
  integer,
  pgTable,
  text,
} from 'drizzle-orm/pg-core';

/** Readings of the bot's servers, users and latency (spec 0 §3), one row per event id. */
export const history = pgTable(
  'history',
  {
    eventId: text().primaryKey(),
    /** Order of arrival; of two readings of the same second, the earlier one is first in its bucket. */
    seq: bigint({ mode: 'number' }).generatedAlwaysAsIdentity().notNull(),
    /** Epoch seconds, UTC. */
    timestamp: bigint({ mode: 'number' }).notNull(),
    guilds: bigint({ mode: 'number' }).notNull(),
    users: bigint({ mode: 'number' }).notNull(),
    /** Milliseconds. */
    ping: doublePrecision().notNull(),
  },
  (table) => [index().on(table.timestamp, table.seq)],
);

/** How far the history is thinned to each step. */
export const historyThinning = pgTable('history_thinning', {
  /** Seconds. */
  step: integer().primaryKey(),
  /** Epoch seconds: earlier readings are thinned, unless they have arrived since. */
  until: bigint({ mode: 'number' }).notNull(),
});

/** The newest state of each shard (spec 0 §3). */
export const shards = pgTable('shards', {
  shardId: integer().primaryKey(),
  serverCount: bigint({ mode: 'number' }).notNull(),
  memberCount: bigint({ mode: 'number' }).notNull(),
  /** Milliseconds. */
  latency: doublePrecision().notNull(),
  /** Seconds. */
  uptime: doublePrecision().notNull(),
  isReady: boolean().notNull(),
  /** When the bot measured this, epoch seconds, UTC. */
  at: bigint({ mode: 'number' }).notNull(),
  /** The bot's number of shards at that time. */
  shardCount: integer().notNull(),
});
