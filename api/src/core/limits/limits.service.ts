import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { lt, sql } from 'drizzle-orm';
import { DatabaseService } from '../db/database.service.ts';
import { ProblemError } from '../../http/problem.ts';
import { JobsService } from '../jobs/jobs.service.ts';
import { limits } from './limit.table.ts';

const FORGET_EVERY_SECONDS = 600;

/**
 * Limits of money and sign-in routes, counted in the database so that replicas share them. Where
 * the database is away the call fails: closed rather than open (reference/threats.md row 82).
 */
@Injectable()
export class LimitsService implements OnApplicationBootstrap {
  constructor(
    private readonly database: DatabaseService,
    private readonly jobs: JobsService,
  ) {}

  onApplicationBootstrap(): void {
    this.jobs.every('limits', FORGET_EVERY_SECONDS, () => this.forget());
  }

  /**
   * Counts one call.
   * @param key what is limited, for example `verify INV-…`
   * @throws ProblemError 429 beyond `most` in a window of `seconds`
   */
  async count(key: string, most: number, seconds: number): Promise<void> {
    const window = sql<number>`floor(extract(epoch from now()) / ${seconds}::int)::bigint`;
    const [row] = await this.database.db
      .insert(limits)
      .values({
        key,
        window,
        hits: 1,
        endsAt: sql`to_timestamp((${window} + 1) * ${seconds}::int)`,
      })
      .onConflictDoUpdate({
        target: [limits.key, limits.window],
        set: { hits: sql`${limits.hits} + 1` },
      })
      .returning({
        hits: limits.hits,
        rest: sql<number>`ceil(extract(epoch from ${limits.endsAt} - now()))::int`,
      });
    if (row && row.hits > most) {
      throw new ProblemError(429, 'Too many attempts. Wait a minute and try again.', {
        kind: 'rate-limited',
        headers: { 'retry-after': String(Math.max(1, row.rest)) },
      });
    }
  }

  /** Drops the windows that have ended. */
  async forget(): Promise<void> {
    await this.database.db.delete(limits).where(lt(limits.endsAt, sql`now()`));
  }
}
