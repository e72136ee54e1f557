import { Injectable } from '@nestjs/common';
import { and, asc, eq } from 'drizzle-orm';
import type { CanaryEnd } from '@portico/sdk/contracts/canaries/schema';
import { AuditWriter } from '../../../core/audit/audit-writer.repository.ts';
import type { AuditActor } from '../../../core/audit/audit-writer.repository.ts';
import type { Database } from '../../../core/db/database.ts';
import { DatabaseService } from '../../../core/db/database.service.ts';
import { canaries } from './canary.table.ts';

export type CanaryRow = typeof canaries.$inferSelect;

/** How a canary ends. */
export interface End {
  reason: CanaryEnd;
  /** The reason in words. */
  message: string;
  by: AuditActor;
  at: Date;
}

/** The running canaries: at most one of each app. */
@Injectable()
export class RunningCanaries {
  constructor(
    private readonly database: DatabaseService,
    private readonly audit: AuditWriter,
  ) {}

  /** Sorted by app. */
  all(db: Database = this.database.db): Promise<CanaryRow[]> {
    return db
      .select()
      .from(canaries)
      .where(eq(canaries.state, 'running'))
      .orderBy(asc(canaries.app));
  }

  /** @returns undefined if no canary of the app runs */
  async of(app: string, db: Database = this.database.db): Promise<CanaryRow | undefined> {
    const [row] = await db
      .select()
      .from(canaries)
      .where(and(eq(canaries.app, app), eq(canaries.state, 'running')));
    return row;
  }

  /**
   * Ends a running canary and records who did so, and why.
   * @param tx holds the registry's lock
   */
  async end(tx: Database, { id, app, version }: CanaryRow, end: End): Promise<void> {
    const { reason, message, by, at } = end;
    const state = reason === 'promoted' ? 'promoted' : 'stopped';
    await tx
      .update(canaries)
      .set({ state, endedAt: at, endedBy: by.actor, endedAs: reason, message })
      .where(eq(canaries.id, id));
    await this.audit.write(tx, {
      ...by,
      action: reason === 'promoted' ? 'canary.finish' : 'canary.stop',
      target: `release:${app}`,
      detail: { canary: id, version, end: reason, why: message },
    });
  }

  /**
   * Ends the canary of an app whose live version has changed: a person's promote or rollback is never
   * refused because of a canary.
   * @param tx holds the registry's lock
   */
  async liveChanged(
    tx: Database,
    { app, version, why, by }: { app: string; version: string; why: string; by: AuditActor },
  ): Promise<void> {
    const canary = await this.of(app, tx);
    if (!canary) return;
    const reason = canary.version === version ? 'promoted' : 'replaced';
    const message = reason === 'promoted' ? why : `${version} was made live: ${why}`;
    await this.end(tx, canary, { reason, message, by, at: new Date() });
  }
}
