import { Module } from '@nestjs/common';
import { RowRetentionModule } from '../../core/row-retention/row-retention.module.ts';
import { IngestModule } from '../ingest/ingest.module.ts';
import { ActivityController } from './activity.controller.ts';
import { ActivityIngestController } from './activity.ingest.ts';
import { ActivityRepository } from './activity.repository.ts';
import { ActivityRetention } from './activity.retention.ts';
import { ActivityService } from './activity.service.ts';

/** Counts of the team's messages on its own server. */
@Module({
  imports: [IngestModule, RowRetentionModule],
  controllers: [ActivityController, ActivityIngestController],
  providers: [ActivityRepository, ActivityRetention, ActivityService],
})
export class ActivityModule {}
