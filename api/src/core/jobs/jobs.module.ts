import { Module } from '@nestjs/common';
import { MetricsModule } from '../metrics/metrics.module.ts';
import { JobMetrics } from './job.metrics.ts';
import { JobRunRepository } from './job-run.repository.ts';
import { JobsService } from './jobs.service.ts';

@Module({
  imports: [MetricsModule],
  providers: [JobMetrics, JobRunRepository, JobsService],
  exports: [JobsService],
})
export class JobsModule {}
