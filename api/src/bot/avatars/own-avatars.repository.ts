import { Injectable } from '@nestjs/common';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { OwnAvatars } from '@portico/contracts/avatars/schema';
import { DatabaseService } from '../../core/db/database.service.ts';
import { RevisionRepository } from '../../core/db/revision.repository.ts';
import type { Database } from '../../core/db/database.ts';
import { avatarEntries, avatarFiles, avatarOptOuts } from './avatar.table.ts';
import { AVATARS } from './avatars.repository.ts';

/** Actions of users on their own entries. Each statement is restricted to the user's id. */
@Injectable()
export class OwnAvatarsRepository {
  constructor(
    private readonly database: DatabaseService,
    private readonly revisions: RevisionRepository,
  ) {}

  async find(userId: string): Promise<OwnAvatars> {
    const { db } = this.database;
    const [optOut] = await db.select().from(avatarOptOuts).where(eq(avatarOptOuts.userId, userId));
    const entries = await db
      .select({
        user_id: avatarEntries.userId,
        avatar: avatarEntries.avatar,
        timestamp: avatarEntries.timestamp,
        hidden: avatarEntries.hidden,
      })
      .from(avatarEntries)
      .where(and(eq(avatarEntries.userId, userId), eq(avatarEntries.deleted, false)))
      .orderBy(desc(avatarEntries.timestamp), desc(avatarEntries.eventId));
    return { optedOut: optOut !== undefined, entries };
  }

  /** @returns false where the user has no such entry */
  hide(userId: string, avatar: string, hidden: boolean): Promise<boolean> {
    return this.change(async (tx) => {
      const changed = await tx
        .update(avatarEntries)
        .set({ hidden })
        .where(isOwnEntry(userId, avatar))
        .returning({ id: avatarEntries.eventId });
      return changed.length > 0;
    });
  }

  /**
   * Also deletes the file's bytes, unless another entry uses them.
   * @returns false where the user has no such entry
   */
  delete(userId: string, avatar: string): Promise<boolean> {
    return this.change(async (tx) => {
      const changed = await tx
        .update(avatarEntries)
        .set({ deleted: true })
        .where(isOwnEntry(userId, avatar))
        .returning({ id: avatarEntries.eventId });
      if (changed.length === 0) return false;
      await tx
        .update(avatarFiles)
        .set({ bytes: Buffer.alloc(0) })
        .where(
          and(
            eq(avatarFiles.name, avatar),
            sql`not exists (select 1 from ${avatarEntries}
              where ${avatarEntries.avatar} = ${avatar} and not ${avatarEntries.deleted})`,
          ),
        );
      return true;
    });
  }

  /** Deletes all entries of a user, in the transaction of the account's deletion. */
  async deleteAll(tx: Database, userId: string): Promise<void> {
    const deleted = await tx
      .delete(avatarEntries)
      .where(eq(avatarEntries.userId, userId))
      .returning({ avatar: avatarEntries.avatar });
    const names = [...new Set(deleted.map(({ avatar }) => avatar))];
    if (names.length === 0) return;
    await tx.delete(avatarFiles).where(
      and(
        inArray(avatarFiles.name, names),
        sql`not exists (select 1 from ${avatarEntries}
          where ${avatarEntries.avatar} = ${avatarFiles.name})`,
      ),
    );
    await this.revisions.bump(tx, AVATARS);
  }

  setOptOut(userId: string, optedOut: boolean): Promise<boolean> {
    return this.change(async (tx) => {
      if (optedOut) await tx.insert(avatarOptOuts).values({ userId }).onConflictDoNothing();
      else await tx.delete(avatarOptOuts).where(eq(avatarOptOuts.userId, userId));
      return true;
    });
  }

  /** Runs a change and invalidates the cached public lists. */
  private async change(work: (tx: Database) => Promise<boolean>): Promise<boolean> {
    const changed = await this.database.db.transaction(async (tx) => {
      const found = await work(tx);
      if (found) await this.revisions.bump(tx, AVATARS);
      return found;
    });
    this.revisions.invalidate(AVATARS);
    return changed;
  }
}

const isOwnEntry = (userId: string, avatar: string) =>
  and(
    eq(avatarEntries.userId, userId),
    eq(avatarEntries.avatar, avatar),
    eq(avatarEntries.deleted, false),
  );
