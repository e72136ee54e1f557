import { Injectable } from '@nestjs/common';
import { and, eq, gt, lt, or, sql } from 'drizzle-orm';
import type { CurrentUser } from 'shared/contracts/session/schema';
import { DatabaseService } from '../db/database.service.ts';
import { sessions, users } from './session.table.ts';

/** A session ends after so long without use, and at the latest so long after sign-in. */
const IDLE = sql`interval '7 days'`;
const ABSOLUTE = sql`interval '30 days'`;
/** Use is noted at most this often. */
const NOTE_EVERY = sql`interval '5 minutes'`;

const isLiving = and(
  gt(sessions.seenAt, sql`now() - ${IDLE}`),
  gt(sessions.createdAt, sql`now() - ${ABSOLUTE}`),
);

/** Sessions by the database's clock: replicas need no common clock. */
@Injectable()
export class SessionRepository {
  constructor(private readonly database: DatabaseService) {}

  /** The user of a living session, or undefined. */
  async userOf(idHash: string): Promise<CurrentUser | undefined> {
    const { db } = this.database;
    const [found] = await db
      .select({
        id: users.id,
        username: users.username,
        avatar: users.avatar,
        stale: sql<boolean>`${sessions.seenAt} < now() - ${NOTE_EVERY}`,
      })
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.userId))
      .where(and(eq(sessions.idHash, idHash), isLiving));
    if (!found) return undefined;
    const { stale, ...user } = found;
    if (stale) {
      await db
        .update(sessions)
        .set({ seenAt: sql`now()` })
        .where(eq(sessions.idHash, idHash));
    }
    return user;
  }

  /** Starts a session and keeps the user's name and avatar up to date. */
  async start(idHash: string, user: CurrentUser): Promise<void> {
    await this.database.db.transaction(async (tx) => {
      const profile = { username: user.username, avatar: user.avatar, updatedAt: sql`now()` };
      await tx
        .insert(users)
        .values({ id: user.id, ...profile })
        .onConflictDoUpdate({ target: users.id, set: profile });
      await tx.insert(sessions).values({ idHash, userId: user.id });
      await tx
        .delete(sessions)
        .where(
          or(
            lt(sessions.createdAt, sql`now() - ${ABSOLUTE}`),
            lt(sessions.seenAt, sql`now() - ${IDLE}`),
          ),
        );
    });
  }

  /** @returns the id of the user who has no other living session, or undefined */
  async end(idHash: string): Promise<string | undefined> {
    const { db } = this.database;
    const [ended] = await db
      .delete(sessions)
      .where(eq(sessions.idHash, idHash))
      .returning({ userId: sessions.userId });
    if (!ended) return undefined;
    const others = await db
      .select({ idHash: sessions.idHash })
      .from(sessions)
      .where(and(eq(sessions.userId, ended.userId), isLiving))
      .limit(1);
    return others.length > 0 ? undefined : ended.userId;
  }
}
