import { setImmediate } from 'node:timers/promises';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { JobsService } from '../../core/jobs/jobs.service.ts';
import { HistoryThinningRepository } from './history-thinning.repository.ts';
import { fullDetailSince, quarterHoursSince } from './thinned-history.ts';

const EVERY_SECONDS = 900;
const HOUR = 3600;
const QUARTER_HOUR = 900;
const DAY = 24 * HOUR;

/**
 * Thins the stored history to the readings of `thinnedHistory`: all of the last 48 hours, the first of
 * each quarter hour of the last 400 days, and the first of each hour before. A run that ends early is
 * continued by the next one. No answer changes by it.
 */
@Injectable()
export class HistoryThinningService implements OnApplicationBootstrap {
  constructor(
    private readonly thinning: HistoryThinningRepository,
    private readonly jobs: JobsService,
  ) {}

  onApplicationBootstrap(): void {
    this.jobs.every('history thinning', EVERY_SECONDS, () => this.run());
  }

  /** @param now epoch seconds */
  async run(now = Math.floor(Date.now() / 1000)): Promise<void> {
    // Hours first, so that the readings of old days are read once in full and then only by the hour.
    await this.thin(HOUR, quarterHoursSince(now), 7 * DAY);
    await this.thin(QUARTER_HOUR, fullDetailSince(now), DAY);
  }

  private async thin(step: number, end: number, length: number): Promise<void> {
    while (await this.thinning.thinSlice(step, end, length)) await setImmediate();
  }
}
