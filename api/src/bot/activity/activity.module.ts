import { Module } from '@nestjs/common';
import { IngestModule } from '../ingest/ingest.module.ts';
import { ActivityController } from './activity.controller.ts';
import { ActivityIngestController } from './activity.ingest.ts';
import { ActivityRepository } from './activity.repository.ts';
import { ActivityService } from './activity.service.ts';

/** Counts of the team's messages on its own server. */
@Module({
  imports: [IngestModule],
  controllers: [ActivityController, ActivityIngestController],
  providers: [ActivityRepository, ActivityService],
})
export class ActivityModule {}
