import { Module } from '@nestjs/common';
import { JobsModule } from '../../core/jobs/jobs.module.ts';
import { LimitRepository } from '../../core/limits/limit.repository.ts';
import { LimitsService } from './limits.service.ts';

@Module({
  imports: [JobsModule],
  providers: [LimitRepository, LimitsService],
  exports: [LimitsService],
})
export class LimitsModule {}
