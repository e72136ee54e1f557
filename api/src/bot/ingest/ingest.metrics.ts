import { Injectable } from '@nestjs/common';
import { RevisionRepository } from '../../core/db/revision.repository.ts';
import { MetricsService } from '../../core/metrics/metrics.service.ts';

/** The age of what the bot has sent. */
@Injectable()
export class IngestMetrics {
  constructor(metrics: MetricsService, revisions: RevisionRepository) {
    const about = {
      name: 'portico_ingest_age_seconds',
      help: 'Time since the bot has last sent something new, by stream',
      labelNames: ['stream'] as const,
    };
    metrics.addGauge(about, async () =>
      (await revisions.ages()).map(({ noun, seconds }) => ({
        labels: { stream: noun },
        value: seconds,
      })),
    );
  }
}
