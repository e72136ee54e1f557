import { Injectable } from '@nestjs/common';
import { and, count, desc, eq, inArray, sql } from 'drizzle-orm';
import type { AvatarEntry } from '@portico/contracts/avatars/schema';
import { bytesOf } from '../../core/db/bytes.ts';
import type { Database } from '../../core/db/database.ts';
import { DatabaseService } from '../../core/db/database.service.ts';
import { inPieces } from '../../core/process/yield-to-event-loop.ts';
import { avatarEntries, avatarFiles, avatarOptOuts } from './avatar.table.ts';

/** Name of the revision. */
export const AVATARS = 'avatars';

/** A received avatar. */
export interface NewAvatar {
  eventId: string;
  userId: string;
  timestamp: number;
  avatar: string;
  bytes: Buffer;
}

const IS_PUBLIC = sql`not ${avatarEntries.hidden} and not ${avatarEntries.deleted}
  and not exists (select 1 from ${avatarOptOuts} where ${avatarOptOuts.userId} = ${avatarEntries.userId})`;

const ENTRY_COLUMNS = {
  user_id: avatarEntries.userId,
  avatar: avatarEntries.avatar,
  timestamp: avatarEntries.timestamp,
};

@Injectable()
export class AvatarsRepository {
  constructor(private readonly database: DatabaseService) {}

  /** The newest public entries after `offset`, newest first. */
  listNewest(limit: number, offset = 0): Promise<AvatarEntry[]> {
    return this.database.db
      .select(ENTRY_COLUMNS)
      .from(avatarEntries)
      .where(IS_PUBLIC)
      .orderBy(desc(avatarEntries.timestamp), desc(avatarEntries.eventId))
      .limit(limit)
      .offset(offset);
  }

  /** How many public entries there are, counted up to a limit. */
  async countPublic(limit: number): Promise<number> {
    const entries = this.database.db
      .select({ one: sql`1` })
      .from(avatarEntries)
      .where(IS_PUBLIC)
      .limit(limit)
      .as('entries');
    const [row] = await this.database.db.select({ count: count() }).from(entries);
    return row?.count ?? 0;
  }

  /** A user's public entries, newest first. */
  listByUser(userId: string): Promise<AvatarEntry[]> {
    return this.database.db
      .select(ENTRY_COLUMNS)
      .from(avatarEntries)
      .where(and(eq(avatarEntries.userId, userId), IS_PUBLIC))
      .orderBy(desc(avatarEntries.timestamp), desc(avatarEntries.eventId));
  }

  /** A file that at least one public entry uses. */
  async findFile(name: string): Promise<Buffer | undefined> {
    const [row] = await this.database.db
      .select({ bytes: avatarFiles.bytes })
      .from(avatarFiles)
      .where(
        and(
          eq(avatarFiles.name, name),
          sql`exists (select 1 from ${avatarEntries}
            where ${avatarEntries.avatar} = ${avatarFiles.name} and ${IS_PUBLIC})`,
        ),
      );
    return row?.bytes;
  }

  async findOptedOut(userIds: string[]): Promise<Set<string>> {
    const rows = await this.database.db
      .select({ userId: avatarOptOuts.userId })
      .from(avatarOptOuts)
      .where(inArray(avatarOptOuts.userId, userIds));
    return new Set(rows.map(({ userId }) => userId));
  }

  /** Appends entries and their files. @returns the number of entries with a new event id */
  async add(tx: Database, avatars: NewAvatar[]): Promise<number> {
    const files = new Map(avatars.map(({ avatar, bytes }) => [avatar, bytes]));
    // One file per statement limits the size of a statement.
    await inPieces([...files], 1, (piece) =>
      tx
        .insert(avatarFiles)
        .values(piece.map(([name, bytes]) => ({ name, bytes: bytesOf(bytes) })))
        // The bytes are empty if a user has deleted the avatar.
        .onConflictDoUpdate({ target: avatarFiles.name, set: { bytes: sql`excluded.bytes` } }),
    );
    const written = await tx
      .insert(avatarEntries)
      .values(avatars.map(({ bytes: _bytes, ...row }) => row))
      .onConflictDoNothing()
      .returning({ eventId: avatarEntries.eventId });
    return written.length;
  }
}
