import { Injectable } from '@nestjs/common';
import { eq } from 'drizzle-orm';
import { AuditWriter } from '../../core/audit/audit-writer.repository.ts';
import type { AuditActor } from '../../core/audit/audit-writer.repository.ts';
import { DatabaseService } from '../../core/db/database.service.ts';
import { previews } from './preview.table.ts';

export type PreviewRow = typeof previews.$inferSelect;

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

  /** @param hash of the key */
  async find(hash: string): Promise<PreviewRow | undefined> {
    const [row] = await this.database.db.select().from(previews).where(eq(previews.hash, hash));
    return row;
  }
}
