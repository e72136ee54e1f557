import { Injectable } from '@nestjs/common';
import { and, eq, lt, sql } from 'drizzle-orm';
import { DatabaseService } from '../db/database.service.ts';
import { jobRuns } from './job-run.table.ts';

/** The time slots in which jobs have run. */
@Injectable()
export class JobRunRepository {
  constructor(private readonly database: DatabaseService) {}

  /**
   * Claims the current slot of a job.
   * @param seconds length of a slot
   * @returns false when the slot is already claimed
   */
  async take(job: string, seconds: number): Promise<boolean> {
    const { db } = this.database;
    const slot = sql<number>`floor(extract(epoch from now()) / ${seconds}::int)::bigint`;
    const taken = await db
      .insert(jobRuns)
      .values({ job, slot })
      .onConflictDoNothing()
      .returning({ job: jobRuns.job });
    if (taken.length === 0) return false;
    await db.delete(jobRuns).where(and(eq(jobRuns.job, job), lt(jobRuns.slot, slot)));
    return true;
  }
}
