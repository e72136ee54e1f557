import { Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import { DatabaseService } from '../db/database.service.ts';
import { isDatabaseUnavailable } from '../db/database-unavailable.ts';
import { StorageHealth } from '../db/storage-health.ts';
import { Log } from '../log/log.ts';
import { JobRunRepository } from './job-run.repository.ts';

/** A longer slot is looked at several times: sleep or a corrected clock does not skip a day. */
const MAX_LOOK_SECONDS = 3600;

/** Runs work by the clock, on one replica per slot of time. */
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
   * Runs `work` in every stretch of so many seconds since 1970: at once where nobody has run it in
   * the present one, so that processes which live for less than a stretch do it too. A failure waits
   * for the next stretch.
   */
  every(job: string, seconds: number, work: () => Promise<void>): void {
    const look = () => {
      if (this.isStopping) return;
      const run = this.once(job, seconds, work).finally(() => this.running.delete(run));
      this.running.add(run);
    };
    void this.database.whenReady().then(look);
    const pause = Math.min(seconds, MAX_LOOK_SECONDS) * 1000;
    this.timers.push(setInterval(look, pause).unref());
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
