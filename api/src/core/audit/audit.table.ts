import { bigint, index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Who did what to whom, when, from where. Append-only: a trigger refuses changes (DESIGN §6). */
export const auditEvents = pgTable(
  'audit_events',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** `user:<id>`, `deploy-key:<id>`, `operator` (command line) or `system`. */
    actor: text().notNull(),
    /** `<noun>.<verb>`: `team.add`, `release.promote`, `blacklist.export`. */
    action: text().notNull(),
    /** What it was done to, as `<noun>:<id>`. */
    target: text().notNull(),
    /** What was before and after, and why, as far as the action has such. */
    detail: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    /** Client address; null for the command line and for the system itself. */
    origin: text(),
  },
  (table) => [
    index().on(table.at),
    index().on(table.actor, table.id),
    index().on(table.target, table.id),
    index().on(table.action, table.id),
  ],
);
