import { Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import { DatabaseService } from '../db/database.service.ts';
import { isDatabaseUnavailable } from '../db/database-unavailable.ts';
import { StorageHealth } from '../db/storage-health.ts';
import { Log } from '../log/log.ts';
import { JobRunRepository } from './job-run.repository.ts';

/** Maximum time between checks, so that sleep or a corrected clock does not skip a long slot. */
const MAX_CHECK_SECONDS = 3600;

/** Runs scheduled jobs, once per time slot, on one replica. */
@Injectable()
export class JobsService implements BeforeApplicationShutdown {
  private readonly timers: NodeJS.Timeout[] = [];
  private readonly running = new Set<Promise<void>>();
  private isStopping = false;

  constructor(
    private readonly database: DatabaseService,
    private readonly runs: JobRunRepository,
    private readonly storage: StorageHealth,
    private readonly log: Log,
  ) {}

  /**
   * Runs `work` once in every slot of `seconds` seconds since the epoch. It runs at once when the
   * current slot is unclaimed, so that short-lived processes run jobs too. A failed run is repeated
   * in the next slot.
   */
  every(job: string, seconds: number, work: () => Promise<void>): void {
    const check = () => {
      if (this.isStopping) return;
      const run = this.once(job, seconds, work).finally(() => this.running.delete(run));
      this.running.add(run);
    };
    void this.database.whenReady().then(check);
    const pause = Math.min(seconds, MAX_CHECK_SECONDS) * 1000;
    this.timers.push(setInterval(check, pause).unref());
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.isStopping = true;
    for (const timer of this.timers) clearInterval(timer);
    await Promise.all(this.running);
  }

  private async once(job: string, seconds: number, work: () => Promise<void>): Promise<void> {
    try {
      if (await this.runs.take(job, seconds)) await work();
    } catch (error) {
      if (this.storage.failed(error) || isDatabaseUnavailable(error))
        this.log.warn({ job, err: error }, 'a job could not run');
      else this.log.error({ job, err: error }, 'a job failed');
    }
  }
}
