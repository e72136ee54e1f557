import {
  bigint,
  boolean,
  date,
  doublePrecision,
  integer,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core';
import type { ComponentState } from '@portico/contracts/rules/uptime';

/** Measured seconds of each component and UTC day, kept permanently. */
export const componentDays = pgTable(
  'component_days',
  {
    component: text().notNull(),
    day: date({ mode: 'string' }).notNull(),
    up: doublePrecision().notNull(),
    degraded: doublePrecision().notNull(),
    down: doublePrecision().notNull(),
    maintenance: doublePrecision().notNull(),
    /** By an earlier monitor. */
    isImported: boolean().notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.component, table.day] })],
);

/** The last measurement of each component. Times in epoch seconds, UTC. */
export const componentStates = pgTable('component_states', {
  component: text().primaryKey(),
  state: text().$type<ComponentState>().notNull(),
  /** Start of the state. */
  since: bigint({ mode: 'number' }).notNull(),
  /** Time until here is counted in `component_days`, once. */
  measuredUntil: bigint({ mode: 'number' }).notNull(),
});

/** Outcomes of calls to outside services by minute, of all replicas, kept for an hour. */
export const callOutcomes = pgTable(
  'call_outcomes',
  {
    component: text().notNull(),
    /** Epoch seconds, UTC. */
    minute: bigint({ mode: 'number' }).notNull(),
    ok: integer().notNull(),
    failed: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.component, table.minute] })],
);
