import { Injectable } from '@nestjs/common';
import { lt, sql } from 'drizzle-orm';
import { DatabaseService } from '../db/database.service.ts';
import { limits } from './limit.table.ts';

/** Counts calls in fixed windows of time. The database shares the counters between replicas. */
@Injectable()
export class LimitRepository {
  constructor(private readonly database: DatabaseService) {}

  /**
   * Counts one call.
   * @param key subject of the limit, for example `verify INV-…`
   * @param seconds length of the window
   * @returns calls in this window including this one, and seconds until the next window
   */
  async count(key: string, seconds: number): Promise<{ hits: number; rest: number }> {
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
    if (!row) throw new Error('A counted call returned no row');
    return row;
  }

  /** Deletes windows that have ended. */
  async deleteEnded(): Promise<void> {
    await this.database.db.delete(limits).where(lt(limits.endsAt, sql`now()`));
  }
}
