import {
  bigint,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import type { SkippedPage, SmokeState, VisitedPage } from '@portico/sdk/contracts/smoke/run';
import { bytea } from '../../core/db/bytea.ts';
import { releases } from '../registry/database/registry.table.ts';
import type { PlannedPage } from './smoke-plan.ts';

/** What a worker loads: fixed when it claims the run, because it depends on what is live then. */
export interface StoredPlan {
  pages: PlannedPage[];
  skipped: SkippedPage[];
  /** App -> version that was live. */
  live: Record<string, string>;
}

/** Results of a worker. */
export interface StoredVerdict {
  browser: string;
  pages: VisitedPage[];
  /** Pages that the worker left out; those of the plan are not repeated. */
  skipped: SkippedPage[];
}

/** Smoke runs: each loads the pages of one version in a browser. */
export const smokeRuns = pgTable(
  'smoke_runs',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    name: text().notNull(),
    version: text().notNull(),
    state: text().$type<SmokeState>().notNull().default('waiting'),
    orderedBy: text().notNull(),
    orderedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** How often a worker has claimed the run. */
    claims: integer().notNull().default(0),
    /** SHA-256 of the lease of the worker, hex. */
    leaseHash: text().unique('smoke_runs_lease_hash_unique'),
    leaseUntil: timestamp({ withTimezone: true }),
    /** Label of the smoke key. */
    worker: text(),
    plan: jsonb().$type<StoredPlan>(),
    verdict: jsonb().$type<StoredVerdict>(),
    /** Why the run was aborted. */
    reason: text(),
    finishedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    index().on(table.name, table.version, table.id),
    index().on(table.state, table.id),
    foreignKey({
      columns: [table.name, table.version],
      foreignColumns: [releases.name, releases.version],
    }),
  ],
);

/** Pictures of pages that failed, as JPEG. */
export const smokePictures = pgTable(
  'smoke_pictures',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    run: bigint({ mode: 'number' })
      .notNull()
      .references(() => smokeRuns.id),
    path: text().notNull(),
    /** Of the window, in pixels. */
    width: integer().notNull(),
    bytes: bytea().notNull(),
  },
  (table) => [index().on(table.run)],
);
