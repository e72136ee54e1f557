import { Injectable } from '@nestjs/common';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { DatabaseService } from '../db/database.service.ts';
import { ingestKeys } from './key.table.ts';

export type KeyRow = typeof ingestKeys.$inferSelect;

@Injectable()
export class KeyRepository {
  constructor(private readonly database: DatabaseService) {}

  async add(key: Pick<KeyRow, 'id' | 'hash' | 'label' | 'scopes'>): Promise<void> {
    await this.database.db.insert(ingestKeys).values(key);
  }

  /** A key that was not revoked; notes its use once a minute. */
  async findValid(hash: string): Promise<KeyRow | undefined> {
    const { db } = this.database;
    const [key] = await db
      .select()
      .from(ingestKeys)
      .where(and(eq(ingestKeys.hash, hash), isNull(ingestKeys.revokedAt)));
    if (!key) return undefined;
    await db
      .update(ingestKeys)
      .set({ lastUsedAt: sql`now()` })
      .where(
        and(
          eq(ingestKeys.id, key.id),
          sql`coalesce(${ingestKeys.lastUsedAt}, 'epoch') < now() - interval '1 minute'`,
        ),
      );
    return key;
  }

  async all(): Promise<KeyRow[]> {
    return this.database.db.select().from(ingestKeys).orderBy(asc(ingestKeys.createdAt));
  }

  /** @returns whether a valid key of that id was there */
  async revoke(id: string): Promise<boolean> {
    const revoked = await this.database.db
      .update(ingestKeys)
      .set({ revokedAt: sql`now()` })
      .where(and(eq(ingestKeys.id, id), isNull(ingestKeys.revokedAt)))
      .returning({ id: ingestKeys.id });
    return revoked.length > 0;
  }
}
