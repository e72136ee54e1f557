import { Injectable } from '@nestjs/common';
import { and, eq, lt, sql } from 'drizzle-orm';
import { DatabaseService } from '../db/database.service.ts';
import { ProblemError } from '../http/problem.ts';
import { limits } from './limit.table.ts';

/**
 * Limits of money routes, counted in the database so that replicas share them. Where the database
 * is away the call fails: closed rather than open (reference/threats.md row 82).
 */
@Injectable()
export class LimitsService {
  constructor(private readonly database: DatabaseService) {}

  /**
   * Counts one call.
   * @param key what is limited, for example `verify INV-…`
   * @throws ProblemError 429 beyond `most` in a window of `seconds`
   */
  async count(key: string, most: number, seconds: number): Promise<void> {
    const window = sql<number>`floor(extract(epoch from now()) / ${seconds}::int)::bigint`;
    const { db } = this.database;
    const [row] = await db
      .insert(limits)
      .values({ key, window, hits: 1 })
      .onConflictDoUpdate({
        target: [limits.key, limits.window],
        set: { hits: sql`${limits.hits} + 1` },
      })
      .returning({ hits: limits.hits, window: limits.window });
    if (row?.hits === 1) {
      await db.delete(limits).where(and(eq(limits.key, key), lt(limits.window, row.window)));
    }
    if ((row?.hits ?? 0) > most) {
      throw new ProblemError(429, 'Too many attempts. Wait a minute and try again.', {
        kind: 'rate-limited',
        headers: { 'retry-after': String(seconds) },
      });
    }
  }
}
