import { Module } from '@nestjs/common';
import { JobsModule } from '../../core/jobs/jobs.module.ts';
import { IngestModule } from '../ingest/ingest.module.ts';
import { FullHistoryService } from './full-history.service.ts';
import { HistoryThinningRepository } from './history-thinning.repository.ts';
import { HistoryThinningService } from './history-thinning.service.ts';
import { StatusController } from './status.controller.ts';
import { StatusIngestController } from './status.ingest.ts';
import { StatusRepository } from './status.repository.ts';
import { StatusService } from './status.service.ts';

@Module({
  imports: [IngestModule, JobsModule],
  controllers: [StatusController, StatusIngestController],
  providers: [
    StatusRepository,
    FullHistoryService,
    HistoryThinningRepository,
    HistoryThinningService,
    StatusService,
  ],
  exports: [StatusRepository],
})
export class StatusModule {}
