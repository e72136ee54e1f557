import { bigint, index, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { ChangeKind } from '../state/registry-state.ts';

/** All versions of the site pack that were ever published. Append-only. */
export const siteVersions = pgTable('site_versions', {
  /** The hash of its files. */
  version: text().primaryKey(),
  /** Order of publishing. */
  seq: bigint({ mode: 'number' }).generatedAlwaysAsIdentity().notNull(),
  publishedBy: text().notNull(),
  publishedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
});

/** Maps the paths of a pack to contents (`blobs`). Append-only, as `releaseFiles`. */
export const siteVersionFiles = pgTable(
  'site_version_files',
  {
    version: text()
      .notNull()
      .references(() => siteVersions.version),
    path: text().notNull(),
    sha256: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.version, table.path] }), index().on(table.sha256)],
);

/** Promotes and rollbacks of the site pack. The newest row names the live version. Append-only. */
export const siteChanges = pgTable('site_changes', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  kind: text().$type<ChangeKind>().notNull(),
  /** As in the audit log. */
  actor: text().notNull(),
  fromVersion: text().references(() => siteVersions.version),
  toVersion: text()
    .notNull()
    .references(() => siteVersions.version),
  why: text().notNull(),
});

/** When the files of a version were deleted, and published again. The newest row counts. Append-only. */
export const siteRetirements = pgTable(
  'site_retirements',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    version: text()
      .notNull()
      .references(() => siteVersions.version),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    kind: text().$type<'retire' | 'restore'>().notNull(),
    actor: text().notNull(),
    why: text().notNull(),
  },
  (table) => [index().on(table.version, table.id)],
);
