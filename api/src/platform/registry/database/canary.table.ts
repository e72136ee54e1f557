import { sql } from 'drizzle-orm';
import {
  bigint,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { CanaryEnd } from '@portico/sdk/contracts/canaries/schema';
import { channels, releases } from './registry.table.ts';

/** A version that a growing share of the visitors gets before it is promoted. */
export const canaries = pgTable(
  'canaries',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    app: text()
      .notNull()
      .references(() => channels.name),
    version: text().notNull(),
    /** The live version that it is compared with. */
    baseline: text().notNull(),
    state: text().$type<'running' | 'promoted' | 'stopped'>().notNull().default('running'),
    /** Percent of the visitors. */
    share: integer().notNull(),
    /** Shares below 100, ascending; the promote follows the last one. */
    steps: integer().array().notNull(),
    /** Least duration of a step. */
    minutes: integer().notNull(),
    startedAt: timestamp({ withTimezone: true }).notNull(),
    actor: text().notNull(),
    why: text().notNull(),
    /** Signs what documents repeat in their beacons. */
    secret: text().notNull(),
    stepStartedAt: timestamp({ withTimezone: true }).notNull(),
    /** Visits of the new version when the step began. */
    stepVisits: integer().notNull().default(0),
    /** Judgments so far. */
    looks: integer().notNull().default(0),
    /** Documents of the new version at which the next judgment is due. */
    lookAt: integer().notNull(),
    endedAt: timestamp({ withTimezone: true }),
    endedBy: text(),
    endedAs: text().$type<CanaryEnd>(),
    /** The reason of the end, in words. */
    message: text('said'),
  },
  (table) => [
    uniqueIndex()
      .on(table.app)
      .where(sql`${table.state} = 'running'`),
    index().on(table.app, table.id),
    foreignKey({
      columns: [table.app, table.version],
      foreignColumns: [releases.name, releases.version],
    }),
  ],
);

/** Counts of one version in a canary; `old` is the baseline. */
export type Arm = 'old' | 'new';

/** Visits by minute: for the judgment, and the charts of the team. */
export const canaryMinutes = pgTable(
  'canary_minutes',
  {
    canary: bigint({ mode: 'number' })
      .notNull()
      .references(() => canaries.id),
    minute: timestamp({ withTimezone: true }).notNull(),
    arm: text().$type<Arm>().notNull(),
    documents: integer().notNull(),
    visits: integer().notNull(),
    failing: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.canary, table.minute, table.arm] })],
);

/** Sums by page. */
export const canaryPages = pgTable(
  'canary_pages',
  {
    canary: bigint({ mode: 'number' })
      .notNull()
      .references(() => canaries.id),
    page: text().notNull(),
    arm: text().$type<Arm>().notNull(),
    documents: integer().notNull(),
    loads: integer().notNull(),
    failures: integer().notNull(),
    renderErrors: integer().notNull(),
    eventErrors: integer().notNull(),
    /** Times of the first load of each visit by bucket (`core/metrics/buckets.ts`). */
    loadMs: integer().array().notNull(),
  },
  (table) => [primaryKey({ columns: [table.canary, table.page, table.arm] })],
);
