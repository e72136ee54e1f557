import { Injectable } from '@nestjs/common';
import { and, eq, gt, lt, sql } from 'drizzle-orm';
import { DatabaseService } from '../../core/db/database.service.ts';
import { signInAttempts } from './sign-in-attempt.table.ts';

/** Attempts expire after ten minutes by the database clock. */
const OLDEST = sql`now() - interval '10 minutes'`;

type NewAttempt = typeof signInAttempts.$inferInsert;
export type StoredAttempt = Pick<
  typeof signInAttempts.$inferSelect,
  'verifier' | 'returnTo' | 'userId'
>;

@Injectable()
export class SignInAttemptRepository {
  constructor(private readonly database: DatabaseService) {}

  async begin(attempt: NewAttempt): Promise<void> {
    const { db } = this.database;
    await db.delete(signInAttempts).where(lt(signInAttempts.createdAt, OLDEST));
    await db.insert(signInAttempts).values(attempt);
  }

  /** Deletes and returns an unexpired attempt of the browser that began it. */
  async take(stateHash: string, browserHash: string): Promise<StoredAttempt | undefined> {
    const [taken] = await this.database.db
      .delete(signInAttempts)
      .where(
        and(
          eq(signInAttempts.stateHash, stateHash),
          eq(signInAttempts.browserHash, browserHash),
          gt(signInAttempts.createdAt, OLDEST),
        ),
      )
      .returning({
        verifier: signInAttempts.verifier,
        returnTo: signInAttempts.returnTo,
        userId: signInAttempts.userId,
      });
    return taken;
  }
}
