import { Module } from '@nestjs/common';
import { JobsModule } from '../../core/jobs/jobs.module.ts';
import { RowRetentionModule } from '../../core/row-retention/row-retention.module.ts';
import { IngestModule } from '../ingest/ingest.module.ts';
import { FullHistoryService } from './full-history.service.ts';
import { HistoryThinningRepository } from './history-thinning.repository.ts';
import { HistoryThinningService } from './history-thinning.service.ts';
import { HistoryRetention } from './history.retention.ts';
import { StatusController } from './status.controller.ts';
import { StatusIngestController } from './status.ingest.ts';
import { StatusRepository } from './status.repository.ts';
import { StatusService } from './status.service.ts';

@Module({
  imports: [IngestModule, JobsModule, RowRetentionModule],
  controllers: [StatusController, StatusIngestController],
  providers: [
    StatusRepository,
    FullHistoryService,
    HistoryThinningRepository,
    HistoryThinningService,
    HistoryRetention,
    StatusService,
  ],
  exports: [StatusRepository],
})
export class StatusModule {}
