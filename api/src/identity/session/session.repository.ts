import { Injectable } from '@nestjs/common';
import { and, desc, eq, not, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { CurrentUser } from '@portico/sdk/contracts/session/schema';
import { AuditWriter, type AuditActor } from '../../core/audit/audit-writer.repository.ts';
import { Config } from '../../core/config/config.ts';
import type { Database } from '../../core/db/database.ts';
import { DatabaseService } from '../../core/db/database.service.ts';
import type { Membership } from '../team/team.repository.ts';
import { teamMembers } from '../team/team.table.ts';
import { users } from '../users/user.table.ts';
import { UsersRepository } from '../users/users.repository.ts';
import { sessions } from './session.table.ts';

/**
 * A session ends after this time without use, or this time after sign-in. Sessions of the team's
 * members end earlier without use (`STAFF_SESSION_IDLE_HOURS`).
 */
const IDLE = sql`interval '7 days'`;
const ABSOLUTE = sql`interval '30 days'`;
/** Minimum time between recorded uses of a session: it may end by this much early. */
const RECORD_EVERY = sql`interval '5 minutes'`;

/** A sign-in is recent for this time. */
const RECENT = sql`interval '5 minutes'`;

/** A valid session. */
export interface ValidSession {
  user: CurrentUser;
  /** Whether it began in the last five minutes: every session begins with a consent at Discord. */
  isRecent: boolean;
  /** The membership of the team, if any. */
  membership: Membership;
  /** Whether the Discord account had a second factor at the sign-in. */
  hasSecondFactor: boolean;
}

/** What is stored about the sign-in of a session. */
export interface SignInFacts {
  /** Browser and system in words. */
  browser?: string | undefined;
  secondFactor?: boolean;
}

export interface StoredSession {
  idHash: string;
  createdAt: number;
  seenAt: number;
  browser: string | null;
  secondFactor: boolean;
}

const epoch = (column: PgColumn) => sql<number>`extract(epoch from ${column})::int`;

/** @param staffIdleHours time without use after which sessions of members end */
function isValidWith(staffIdleHours: number): SQL {
  const isMember = sql`exists (select 1 from ${teamMembers} where ${teamMembers.userId} = ${sessions.userId})`;
  const staffIdle = sql`make_interval(hours => ${staffIdleHours}::int)`;
  const idle = sql`case when ${isMember} then ${staffIdle} else ${IDLE} end`;
  return sql`(${sessions.seenAt} > now() - ${idle} and ${sessions.createdAt} > now() - ${ABSOLUTE})`;
}

/** Sessions expire by the database clock, which all replicas share. */
@Injectable()
export class SessionRepository {
  private readonly isValid: SQL;

  constructor(
    private readonly database: DatabaseService,
    private readonly users: UsersRepository,
    private readonly audit: AuditWriter,
    config: Config,
  ) {
    this.isValid = isValidWith(config.staffSessionIdleHours);
  }

  /** A valid session as it is now, or undefined. Never from memory, because another replica may have ended it. */
  async find(idHash: string): Promise<ValidSession | undefined> {
    const [found] = await this.database
      .prepared('session', (db) => this.statement(db))
      .execute({ idHash });
    if (!found) return undefined;
    const { stale, isRecent, hasSecondFactor, isMember, rank, id, username, avatar } = found;
    if (stale) {
      await this.database.db
        .update(sessions)
        .set({ seenAt: sql`now()` })
        .where(eq(sessions.idHash, idHash));
    }
    const membership = isMember ? { rank } : undefined;
    return { user: { id, username, avatar }, membership, isRecent, hasSecondFactor };
  }

  /** Built once, because building it takes longer than the rest of the work of this process. */
  private statement(db: Database) {
    return db
      .select({
        id: users.id,
        username: users.username,
        avatar: users.avatar,
        hasSecondFactor: sessions.secondFactor,
        isRecent: sql<boolean>`${sessions.createdAt} > now() - ${RECENT}`,
        stale: sql<boolean>`${sessions.seenAt} < now() - ${RECORD_EVERY}`,
        isMember: sql<boolean>`${teamMembers.userId} is not null`,
        rank: teamMembers.rank,
      })
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.userId))
      .leftJoin(teamMembers, eq(teamMembers.userId, sessions.userId))
      .where(and(eq(sessions.idHash, sql.placeholder('idHash')), this.isValid));
  }

  /** Starts a session, and updates the user's name and avatar. */
  async start(idHash: string, user: CurrentUser, facts: SignInFacts): Promise<void> {
    await this.database.db.transaction(async (tx) => {
      await this.users.save(tx, user);
      await tx.insert(sessions).values({ idHash, userId: user.id, ...facts });
      await tx.delete(sessions).where(not(this.isValid));
    });
  }

  /** Valid sessions of a user, most recently used first; times in epoch seconds. */
  of(userId: string): Promise<StoredSession[]> {
    return this.database.db
      .select({
        idHash: sessions.idHash,
        createdAt: epoch(sessions.createdAt),
        seenAt: epoch(sessions.seenAt),
        browser: sessions.browser,
        secondFactor: sessions.secondFactor,
      })
      .from(sessions)
      .where(and(eq(sessions.userId, userId), this.isValid))
      .orderBy(desc(sessions.seenAt), desc(sessions.createdAt));
  }

  /** Ends one session of a user. @returns false when the user has no such session */
  async endOwn(userId: string, idHash: string): Promise<boolean> {
    const ended = await this.database.db
      .delete(sessions)
      .where(and(eq(sessions.userId, userId), eq(sessions.idHash, idHash)))
      .returning({ idHash: sessions.idHash });
    return ended.length > 0;
  }

  /**
   * @param by who ends the sessions of somebody else, for the audit log
   * @returns the number of ended sessions
   */
  endAll(userId: string, by?: AuditActor): Promise<number> {
    return this.database.db.transaction(async (tx) => {
      const ended = await tx
        .delete(sessions)
        .where(eq(sessions.userId, userId))
        .returning({ idHash: sessions.idHash });
      const { length } = ended;
      if (by) {
        const target = `user:${userId}`;
        await this.audit.write(tx, {
          ...by,
          action: 'session.end',
          target,
          detail: { ended: length },
        });
      }
      return length;
    });
  }

  /** Ends a session. @returns the user's id when it was the last valid one, otherwise undefined */
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
      .where(and(eq(sessions.userId, ended.userId), this.isValid))
      .limit(1);
    return others.length > 0 ? undefined : ended.userId;
  }
}
