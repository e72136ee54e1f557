import { Injectable } from '@nestjs/common';
import { and, desc, eq, gte, lt, sql, type SQL } from 'drizzle-orm';
import { rowsOf } from '../../core/db/database.ts';
import { DatabaseService } from '../../core/db/database.service.ts';
import { auditEvents } from '../../core/audit/audit.table.ts';

export interface AuditFilter {
  actor?: string;
  action?: string;
  target?: string;
  /** Days in UTC, inclusive. */
  from?: string;
  to?: string;
  /** Entries older than this id. */
  before?: string;
}

type AuditRow = typeof auditEvents.$inferSelect;

@Injectable()
export class AuditRepository {
  constructor(private readonly database: DatabaseService) {}

  /** Newest first. Each filter has an index that ends with the sort column. */
  async find(filter: AuditFilter, limit: number): Promise<AuditRow[]> {
    const { actor, action, target, from, to, before } = filter;
    const conditions: (SQL | undefined)[] = [
      actor === undefined ? undefined : eq(auditEvents.actor, actor),
      action === undefined ? undefined : eq(auditEvents.action, action),
      target === undefined ? undefined : eq(auditEvents.target, target),
      from === undefined ? undefined : gte(auditEvents.at, startOf(from)),
      to === undefined ? undefined : lt(auditEvents.at, sql`${startOf(to)} + interval '1 day'`),
      before === undefined ? undefined : lt(auditEvents.id, sql`${before}::bigint`),
    ];
    return this.database.db
      .select()
      .from(auditEvents)
      .where(and(...conditions))
      .orderBy(desc(auditEvents.id))
      .limit(limit);
  }

  /** The distinct actions, by a loose index scan: one step per action. */
  async actions(): Promise<string[]> {
    const rows = await rowsOf<{ action: string }>(
      this.database.db,
      sql`with recursive walk as (
        (select action from audit_events order by action limit 1)
        union all
        select (select action from audit_events where action > walk.action order by action limit 1)
        from walk where walk.action is not null
      ) select action from walk where action is not null`,
    );
    return rows.map(({ action }) => action);
  }
}

const startOf = (day: string) => sql`${day}::date::timestamp at time zone 'UTC'`;
