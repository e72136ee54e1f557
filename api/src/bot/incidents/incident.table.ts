import { bigint, boolean, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type {
  IncidentImpact,
  IncidentKind,
  IncidentState,
} from '@portico/contracts/incidents/schema';

/** Incidents, maintenance and announcements on the status page. Times in epoch seconds, UTC. */
export const incidents = pgTable(
  'incidents',
  {
    id: uuid().primaryKey().defaultRandom(),
    kind: text().$type<IncidentKind>().notNull(),
    title: text().notNull(),
    impact: text().$type<IncidentImpact>().notNull(),
    state: text().$type<IncidentState>().notNull(),
    startsAt: bigint({ mode: 'number' }).notNull(),
    /** null: ongoing. */
    endedAt: bigint({ mode: 'number' }),
    /** Planned end of maintenance; null: none was announced. */
    plannedEnd: bigint({ mode: 'number' }),
    /** Ids of affected components. */
    components: text().array().notNull().default([]),
    /** Visible to the team only. */
    withdrawn: boolean().notNull().default(false),
    /** Incremented by each change, for optimistic locking. */
    version: integer().notNull().default(1),
  },
  (table) => [index().on(table.startsAt, table.id), index().on(table.endedAt)],
);

/** Updates of an incident. */
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
    /** User id; null after the account was deleted. */
    author: text(),
  },
  (table) => [index().on(table.incidentId, table.id), index().on(table.author)],
);
