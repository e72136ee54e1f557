import { Module } from '@nestjs/common';
import { LicenceEventFeed } from './licence-event-feed.ts';
import { MetricsModule } from '../../core/metrics/metrics.module.ts';
import { LicenceStreamMetrics } from './licence-stream.metrics.ts';
import { LicenceMessages } from './licence-messages.ts';
import { LicencesController } from './licences.controller.ts';
import { LicencesRepository } from './licences.repository.ts';

@Module({
  imports: [MetricsModule],
  controllers: [LicencesController],
  providers: [LicencesRepository, LicenceEventFeed, LicenceMessages, LicenceStreamMetrics],
})
export class LicencesModule {}
