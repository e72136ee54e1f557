import { Injectable } from '@nestjs/common';
import { MetricsService } from '../../core/metrics/metrics.service.ts';
import { LicensesRepository } from './licenses.repository.ts';

/** How far the bot is behind with the changes of licenses. */
@Injectable()
export class LicenseStreamMetrics {
  /** Up to which event the bot has read on this replica; undefined: it has not asked here. */
  private cursor: string | undefined;

  constructor(metrics: MetricsService, licenses: LicensesRepository) {
    const about = {
      name: 'portico_license_stream_lag_seconds',
      help: 'Age of the oldest change of a license that the bot has not read from this replica; 0: it has read all',
      labelNames: [] as const,
    };
    metrics.addGauge(about, async () =>
      this.cursor === undefined
        ? []
        : [{ labels: {}, value: await licenses.secondsSinceEventAfter(this.cursor) }],
    );
  }

  /** @param cursor of the last event that the reader has */
  readUpTo(cursor: string): void {
    this.cursor = cursor;
  }
}
