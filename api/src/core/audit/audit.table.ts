import { bigint, index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** The audit log. Append-only: a trigger rejects changes. */
export const auditEvents = pgTable(
  'audit_events',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** `user:<id>`, `deploy-key:<id>`, `smoke-key:<id>`, `operator` (command line) or `system`. */
    actor: text().notNull(),
    /** `<noun>.<verb>`: `team.add`, `release.promote`, `blacklist.export`. */
    action: text().notNull(),
    /** Target of the action, `<noun>:<id>`. */
    target: text().notNull(),
    /** Values before and after, and the reason, where the action has them. */
    detail: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    /** Client address; null for the command line and the system. */
    origin: text(),
  },
  (table) => [
    index().on(table.at),
    index().on(table.actor, table.id),
    index().on(table.target, table.id),
    index().on(table.action, table.id),
  ],
);
