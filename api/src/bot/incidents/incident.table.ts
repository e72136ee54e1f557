import { bigint, boolean, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type {
  IncidentImpact,
  IncidentKind,
  IncidentState,
} from 'shared/contracts/incidents/schema';

/** What the team tells everybody on the status page. Times in epoch seconds, UTC. */
export const incidents = pgTable(
  'incidents',
  {
    id: uuid().primaryKey().defaultRandom(),
    kind: text().$type<IncidentKind>().notNull(),
    title: text().notNull(),
    impact: text().$type<IncidentImpact>().notNull(),
    state: text().$type<IncidentState>().notNull(),
    startsAt: bigint({ mode: 'number' }).notNull(),
    /** null: not over. */
    endedAt: bigint({ mode: 'number' }),
    /** Taken back: only the team sees it. */
    withdrawn: boolean().notNull().default(false),
    /** Counts changes, so that two people do not overwrite each other. */
    version: integer().notNull().default(1),
  },
  (table) => [index().on(table.startsAt, table.id), index().on(table.endedAt)],
);

/** How an incident went on, one row per update. */
export const incidentUpdates = pgTable(
  'incident_updates',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    incidentId: uuid()
      .notNull()
      .references(() => incidents.id),
    at: bigint({ mode: 'number' }).notNull(),
    state: text().$type<IncidentState>().notNull(),
    text: text().notNull(),
    /** User id; null once the account is gone. */
    author: text(),
  },
  (table) => [index().on(table.incidentId, table.id), index().on(table.author)],
);
