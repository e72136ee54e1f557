import { Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import { lt, sql } from 'drizzle-orm';
import { DatabaseService } from '../db/database.service.ts';
import { isDatabaseAway } from '../db/away.ts';
import { Log } from '../log/log.ts';
import { jobRuns } from './job-run.table.ts';

/** Runs work by the clock, on one replica per slot of time. */
@Injectable()
export class JobsService implements BeforeApplicationShutdown {
  private readonly timers: NodeJS.Timeout[] = [];
  private readonly running = new Set<Promise<void>>();

  constructor(
    private readonly database: DatabaseService,
    private readonly log: Log,
  ) {}

  /** Runs `work` in every stretch of so many seconds; a failure waits for the next stretch. */
  every(job: string, seconds: number, work: () => Promise<void>): void {
    const tick = () => {
      const run = this.once(job, seconds, work).finally(() => this.running.delete(run));
      this.running.add(run);
    };
    this.timers.push(setInterval(tick, seconds * 1000).unref());
  }

  async beforeApplicationShutdown(): Promise<void> {
    for (const timer of this.timers) clearInterval(timer);
    await Promise.all(this.running);
  }

  private async once(job: string, seconds: number, work: () => Promise<void>): Promise<void> {
    try {
      if (await this.take(job, seconds)) await work();
    } catch (error) {
      if (isDatabaseAway(error)) this.log.warn({ job, err: error }, 'a job could not run');
      else this.log.error({ job, err: error }, 'a job failed');
    }
  }

  private async take(job: string, seconds: number): Promise<boolean> {
    const { db } = this.database;
    const slot = sql<number>`floor(extract(epoch from now()) / ${seconds}::int)::bigint`;
    const taken = await db
      .insert(jobRuns)
      .values({ job, slot })
      .onConflictDoNothing()
      .returning({ job: jobRuns.job });
    if (taken.length === 0) return false;
    await db.delete(jobRuns).where(lt(jobRuns.startedAt, sql`now() - interval '1 day'`));
    return true;
  }
}
