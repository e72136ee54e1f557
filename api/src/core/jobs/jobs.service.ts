import { Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import { DatabaseService } from '../db/database.service.ts';
import { isDatabaseUnavailable } from '../db/database-unavailable.ts';
import { StorageHealth } from '../db/storage-health.ts';
import { Log } from '../log/log.ts';
import { JobMetrics } from './job.metrics.ts';
import { JobRunRepository } from './job-run.repository.ts';

/** Maximum time between checks, so that sleep or a corrected clock does not skip a long slot. */
const MAX_CHECK_SECONDS = 3600;

/** Runs scheduled jobs. Runs of one job do not overlap in one process, and a stop waits for them. */
@Injectable()
export class JobsService implements BeforeApplicationShutdown {
  private readonly timers: NodeJS.Timeout[] = [];
  private readonly running = new Set<Promise<void>>();
  private isStopping = false;

  constructor(
    private readonly database: DatabaseService,
    private readonly runs: JobRunRepository,
    private readonly storage: StorageHealth,
    private readonly metrics: JobMetrics,
    private readonly log: Log,
  ) {}

  /**
   * Runs `work` on one replica, once in every slot of `seconds` seconds since the epoch. It runs at once
   * when the current slot is unclaimed, so that short-lived processes run jobs too. A failed run is
   * repeated in the next slot.
   */
  every(job: string, seconds: number, work: () => Promise<void>): void {
    this.metrics.add(job, seconds, true);
    const check = this.repeat(job, Math.min(seconds, MAX_CHECK_SECONDS), async () => {
      if (!(await this.runs.take(job, seconds))) return false;
      await work();
      await this.runs.succeeded(job);
      return true;
    });
    void this.database.whenReady().then(check);
  }

  /** Runs `work` on every replica each `seconds` seconds, beginning that long after the call. */
  onEveryReplica(job: string, seconds: number, work: () => Promise<void>): void {
    this.metrics.add(job, seconds, false);
    this.repeat(job, seconds, async () => {
      await work();
      return true;
    });
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.isStopping = true;
    for (const timer of this.timers) clearInterval(timer);
    await Promise.all(this.running);
  }

  /** @param work whether it had anything to do @returns starts a run at once */
  private repeat(job: string, seconds: number, work: () => Promise<boolean>): () => void {
    let current: Promise<void> | undefined;
    const start = () => {
      if (this.isStopping || current) return;
      const run = this.attempt(job, work).finally(() => {
        current = undefined;
        this.running.delete(run);
      });
      current = run;
      this.running.add(run);
    };
    this.timers.push(setInterval(start, seconds * 1000).unref());
    return start;
  }

  private async attempt(job: string, work: () => Promise<boolean>): Promise<void> {
    try {
      if (await work()) this.metrics.ended(job, 'succeeded');
    } catch (error) {
      if (this.storage.failed(error) || isDatabaseUnavailable(error)) {
        this.metrics.ended(job, 'skipped');
        this.log.warn({ job, err: error }, 'a job was skipped');
      } else {
        this.metrics.ended(job, 'failed');
        this.log.error({ job, err: error }, 'a job failed');
      }
    }
  }
}
