import { Injectable } from '@nestjs/common';
import { and, eq, inArray, lt, sql } from 'drizzle-orm';
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
      .values({ job, slot, succeededAt: sql`coalesce(${lastSuccess(job)}, now())` })
      .onConflictDoNothing()
      .returning({ job: jobRuns.job });
    if (taken.length === 0) return false;
    await db.delete(jobRuns).where(and(eq(jobRuns.job, job), lt(jobRuns.slot, slot)));
    return true;
  }

  /** Records that the run of the last slot has succeeded. */
  async succeeded(job: string): Promise<void> {
    await this.database.db
      .update(jobRuns)
      .set({ succeededAt: sql`now()` })
      .where(eq(jobRuns.job, job));
  }

  /** Seconds since the last success of each job that has run. */
  async ages(jobs: readonly string[]): Promise<{ job: string; seconds: number }[]> {
    if (jobs.length === 0) return [];
    const last = sql`max(coalesce(${jobRuns.succeededAt}, ${jobRuns.startedAt}))`;
    return this.database.db
      .select({
        job: jobRuns.job,
        seconds: sql<number>`extract(epoch from now() - ${last})::float8`,
      })
      .from(jobRuns)
      .where(inArray(jobRuns.job, [...jobs]))
      .groupBy(jobRuns.job);
  }
}

const lastSuccess = (job: string) =>
  sql`(select max(${jobRuns.succeededAt}) from ${jobRuns} where ${jobRuns.job} = ${job})`;
