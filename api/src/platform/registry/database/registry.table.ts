import {
  bigint,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import { bytea } from '../../../core/db/bytea.ts';
import type { ReleaseManifest } from '@portico/sdk/platform';
import type { ChangeKind, Restriction } from '../state/registry-state.ts';

/** Contents of release files by their hash: equal files of all versions share one row. */
export const blobs = pgTable('blobs', {
  /** Hex. */
  sha256: text().primaryKey(),
  size: integer().notNull(),
  bytes: bytea().notNull(),
});

/** All versions that were ever published. Append-only. */
export const releases = pgTable(
  'releases',
  {
    /** The remote, or `shell`. */
    name: text().notNull(),
    version: text().notNull(),
    /** Order of publishing. */
    seq: bigint({ mode: 'number' }).generatedAlwaysAsIdentity().notNull(),
    manifest: jsonb().$type<ReleaseManifest>().notNull(),
    /** Hex sha256 of the canonical manifest, which contains the hash of every file. */
    digest: text().notNull(),
    publishedBy: text().notNull(),
    publishedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.name, table.version] })],
);

/**
 * Maps the paths of a release to contents. Append-only. The content is deleted when the last release
 * that uses it is retired, so the hash is no foreign key.
 */
export const releaseFiles = pgTable(
  'release_files',
  {
    name: text().notNull(),
    version: text().notNull(),
    path: text().notNull(),
    sha256: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.name, table.version, table.path] }),
    index().on(table.sha256),
    foreignKey({
      columns: [table.name, table.version],
      foreignColumns: [releases.name, releases.version],
    }),
  ],
);

/** The live version of each app, and the operator's rules for it. */
export const channels = pgTable(
  'channels',
  {
    name: text().primaryKey(),
    liveVersion: text(),
    restriction: text().$type<Restriction>().notNull().default('public'),
    /** Path prefixes reserved for this channel. */
    mounts: text().array().notNull().default([]),
    /** Since when the remote is switched off; null: it is on. Its live version stays. */
    switchedOffAt: timestamp({ withTimezone: true }),
    /** The reason, for operators and the team. */
    switchedOffWhy: text(),
    /** The remote's own byte budgets in kB; null: the settings of the installation. */
    pageBudgetKb: integer(),
    remoteBudgetKb: integer(),
    /** Incremented with each change. */
    revision: integer().notNull().default(0),
  },
  (table) => [
    foreignKey({
      columns: [table.name, table.liveVersion],
      foreignColumns: [releases.name, releases.version],
    }),
  ],
);

/** Promotes and rollbacks: who made which version live, and why. Append-only. */
export const channelEvents = pgTable(
  'channel_events',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    channel: text()
      .notNull()
      .references(() => channels.name),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    kind: text().$type<ChangeKind>().notNull().default('promote'),
    /** `boot`, `deploy-key:<id>` or `operator`. */
    actor: text().notNull(),
    fromVersion: text(),
    toVersion: text().notNull(),
    why: text().notNull(),
  },
  (table) => [index().on(table.channel, table.id)],
);

/**
 * When the files of a release were deleted, and when they were published again. The newest row of a
 * version counts. Append-only.
 */
export const releaseRetirements = pgTable(
  'release_retirements',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    name: text().notNull(),
    version: text().notNull(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    kind: text().$type<'retire' | 'restore'>().notNull(),
    actor: text().notNull(),
    why: text().notNull(),
  },
  (table) => [
    index().on(table.name, table.version, table.id),
    foreignKey({
      columns: [table.name, table.version],
      foreignColumns: [releases.name, releases.version],
    }),
  ],
);
