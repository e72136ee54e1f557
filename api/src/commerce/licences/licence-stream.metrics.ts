import { Injectable } from '@nestjs/common';
import { MetricsService } from '../../core/metrics/metrics.service.ts';
import { LicencesRepository } from './licences.repository.ts';

/** How far the bot is behind with the changes of licences. */
@Injectable()
export class LicenceStreamMetrics {
  /** Up to which event the bot has read on this replica; undefined: it has not asked here. */
  private cursor: string | undefined;

  constructor(metrics: MetricsService, licences: LicencesRepository) {
    const about = {
      name: 'portico_licence_stream_lag_seconds',
      help: 'Age of the oldest change of a licence that the bot has not read from this replica; 0: it has read all',
      labelNames: [] as const,
    };
    metrics.addGauge(about, async () =>
      this.cursor === undefined
        ? []
        : [{ labels: {}, value: await licences.secondsSinceEventAfter(this.cursor) }],
    );
  }

  /** @param cursor of the last event that the reader has */
  readUpTo(cursor: string): void {
    this.cursor = cursor;
  }
}
