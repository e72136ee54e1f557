import { setImmediate } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { Config } from '../config/config.ts';
import type { RetentionConfig } from '../config/retention.ts';
import { JobsService } from '../jobs/jobs.service.ts';

const DAY_SECONDS = 86_400;

/**
 * Deletes some of the rows from before a day, in one short statement.
 * @param days for which rows are kept
 * @returns whether rows are left
 */
export type DeleteSome = (days: number) => Promise<boolean>;

/** Deletes rows that are older than the settings `KEEP_…_DAYS` allow, once a day. */
@Injectable()
export class RowRetention {
  constructor(
    private readonly config: Config,
    private readonly jobs: JobsService,
  ) {}

  /** Call it in `onApplicationBootstrap`. */
  keep(noun: keyof RetentionConfig, deleteSome: DeleteSome): void {
    this.jobs.every(`${noun} retention`, DAY_SECONDS, () => this.sweep(noun, deleteSome));
  }

  private async sweep(noun: keyof RetentionConfig, deleteSome: DeleteSome): Promise<void> {
    const days = this.config.keep[noun];
    if (days === 0) return;
    while (await deleteSome(days)) await setImmediate();
  }
}
