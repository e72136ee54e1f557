import { Injectable } from '@nestjs/common';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { AuditWriter, type AuditActor } from '../audit/audit.writer.ts';
import { DatabaseService } from '../db/database.service.ts';
import { deployKeys } from './deploy-key.table.ts';

export type DeployKeyRow = typeof deployKeys.$inferSelect;

/** The deploy keys' rows; making and ending one is audited. */
@Injectable()
export class DeployKeyRepository {
  constructor(
    private readonly database: DatabaseService,
    private readonly audit: AuditWriter,
  ) {}

  async add(
    key: Pick<DeployKeyRow, 'id' | 'hash' | 'label' | 'parts'>,
    by: AuditActor,
  ): Promise<void> {
    await this.database.db.transaction(async (tx) => {
      await tx.insert(deployKeys).values(key);
      await this.audit.write(tx, {
        ...by,
        action: 'deploy-key.add',
        target: `deploy-key:${key.id}`,
        detail: { label: key.label, parts: key.parts },
      });
    });
  }

  /** A key that was not revoked; notes its use once a minute. */
  async findValid(hash: string): Promise<DeployKeyRow | undefined> {
    const { db } = this.database;
    const [key] = await db
      .select()
      .from(deployKeys)
      .where(and(eq(deployKeys.hash, hash), isNull(deployKeys.revokedAt)));
    if (!key) return undefined;
    await db
      .update(deployKeys)
      .set({ lastUsedAt: sql`now()` })
      .where(
        and(
          eq(deployKeys.id, key.id),
          sql`coalesce(${deployKeys.lastUsedAt}, 'epoch') < now() - interval '1 minute'`,
        ),
      );
    return key;
  }

  async all(): Promise<DeployKeyRow[]> {
    return this.database.db.select().from(deployKeys).orderBy(asc(deployKeys.createdAt));
  }

  /** @returns whether a valid key of that id was there */
  async revoke(id: string, by: AuditActor): Promise<boolean> {
    return this.database.db.transaction(async (tx) => {
      const [revoked] = await tx
        .update(deployKeys)
        .set({ revokedAt: sql`now()` })
        .where(and(eq(deployKeys.id, id), isNull(deployKeys.revokedAt)))
        .returning({ label: deployKeys.label, parts: deployKeys.parts });
      if (!revoked) return false;
      await this.audit.write(tx, {
        ...by,
        action: 'deploy-key.revoke',
        target: `deploy-key:${id}`,
        detail: revoked,
      });
      return true;
    });
  }
}
