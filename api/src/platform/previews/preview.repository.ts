import { Injectable } from '@nestjs/common';
import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm';
import { AuditWriter } from '../../core/audit/audit-writer.repository.ts';
import type { AuditActor } from '../../core/audit/audit-writer.repository.ts';
import { DatabaseService } from '../../core/db/database.service.ts';
import { previews } from './preview.table.ts';

export type PreviewRow = typeof previews.$inferSelect;

/** Maximum length of the list. */
const MAX_LINKS = 100;
const KEPT_DAYS = 30;

const isCurrent = and(isNull(previews.revokedAt), gt(previews.expiresAt, sql`now()`));

/** Stores previews. Creating and ending them is audited. */
@Injectable()
export class PreviewRepository {
  constructor(
    private readonly database: DatabaseService,
    private readonly audit: AuditWriter,
  ) {}

  async add(preview: typeof previews.$inferInsert, by: AuditActor): Promise<void> {
    const { id, versions, note, expiresAt } = preview;
    await this.database.db.transaction(async (tx) => {
      await tx.insert(previews).values(preview);
      await this.audit.write(tx, {
        ...by,
        action: 'preview.add',
        target: `preview:${id}`,
        detail: { versions, note, until: expiresAt.toISOString() },
      });
    });
  }

  /** @returns the links that can be opened now, newest first */
  async links(): Promise<PreviewRow[]> {
    return this.database.db
      .select()
      .from(previews)
      .where(and(eq(previews.isLink, true), isCurrent))
      .orderBy(desc(previews.createdAt))
      .limit(MAX_LINKS);
  }

  /** @returns false if there is no current preview with this id */
  async revoke(id: string, by: AuditActor): Promise<boolean> {
    return this.database.db.transaction(async (tx) => {
      const [row] = await tx
        .update(previews)
        .set({ revokedAt: sql`now()` })
        .where(and(eq(previews.id, id), isCurrent))
        .returning();
      if (!row) return false;
      const { versions, note } = row;
      await this.audit.write(tx, {
        ...by,
        action: 'preview.end',
        target: `preview:${id}`,
        detail: { versions, note },
      });
      return true;
    });
  }

  /** Deletes previews that ended long ago. Until then their links lead to a notice that they have ended. */
  async trim(): Promise<void> {
    await this.database.db
      .delete(previews)
      .where(sql`${previews.expiresAt} < now() - make_interval(days => ${KEPT_DAYS})`);
  }

  /** @param hash of the key */
  async find(hash: string): Promise<PreviewRow | undefined> {
    const [row] = await this.database.db.select().from(previews).where(eq(previews.hash, hash));
    return row;
  }
}
