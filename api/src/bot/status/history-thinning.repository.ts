import { Injectable } from '@nestjs/common';
import { eq, sql } from 'drizzle-orm';
import { rowsOf, type Database } from '../../core/db/database.ts';
import { DatabaseService } from '../../core/db/database.service.ts';
import { deleteSome } from '../../core/db/delete-some.ts';
import type { TimeInterval } from './status.repository.ts';
import { historyThinning } from './status.table.ts';

/** The steps to which the history is thinned, in seconds, the longest first. */
const THINNING_STEPS = [3600, 900] as const;

/** Deletes readings that the history no longer keeps, and records how far this has come. */
@Injectable()
export class HistoryThinningRepository {
  constructor(private readonly database: DatabaseService) {}

  /**
   * Keeps the first reading of each step of the next slice, in one transaction.
   * @param end epoch seconds, a multiple of the step; readings from then on stay
   * @param length of a slice in seconds, a multiple of the step
   * @returns whether slices are left
   */
  thinSlice(step: number, end: number, length: number): Promise<boolean> {
    return this.database.db.transaction(async (tx) => {
      const first = await this.firstUnread(tx, step);
      if (first === undefined || first >= end) {
        await this.setUntil(tx, step, end);
        return false;
      }
      const from = first - (first % step);
      const to = Math.min(from + length, end);
      await this.keepFirst(tx, step, { from, to });
      await this.setUntil(tx, step, to);
      return to < end;
    });
  }

  /** Deletes some readings from before the last `days` days. @returns whether readings are left */
  deleteSome(days: number): Promise<boolean> {
    const end = sql`extract(epoch from now())::bigint - ${days}::bigint * 86400`;
    return deleteSome(this.database.db, 'history', sql`"timestamp" < ${end}`);
  }

  /**
   * Lets the next run begin at a late reading. It waits for a run in progress, which would miss the reading.
   * @param time of the reading, epoch seconds
   */
  async readAgainFrom(tx: Database, time: number): Promise<void> {
    for (const step of THINNING_STEPS) {
      await tx
        .insert(historyThinning)
        .values({ step, until: time })
        .onConflictDoUpdate({
          target: historyThinning.step,
          set: { until: sql`least(${historyThinning.until}, excluded.until)` },
        });
    }
  }

  /** The first reading that no run has read, with a lock until the transaction ends. */
  private async firstUnread(tx: Database, step: number): Promise<number | undefined> {
    await tx.insert(historyThinning).values({ step, until: 0 }).onConflictDoNothing();
    const [row] = await tx
      .select({ until: historyThinning.until })
      .from(historyThinning)
      .where(eq(historyThinning.step, step))
      .for('update');
    const [found] = await rowsOf<{ first: number | null }>(
      tx,
      sql`select min("timestamp")::float8 as first from history
        where "timestamp" >= ${row?.until ?? 0}`,
    );
    return found?.first ?? undefined;
  }

  private async setUntil(tx: Database, step: number, until: number): Promise<void> {
    await tx.update(historyThinning).set({ until }).where(eq(historyThinning.step, step));
  }

  private async keepFirst(tx: Database, step: number, { from, to }: TimeInterval): Promise<void> {
    await tx.execute(sql`delete from history where event_id in (
      select event_id from (
        select event_id, row_number() over (
          partition by "timestamp" / ${sql.raw(String(step))} order by "timestamp", seq
        ) as place
        from history where "timestamp" >= ${from} and "timestamp" < ${to}
      ) as ranked where place > 1
    )`);
  }
}
