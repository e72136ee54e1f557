import { Module } from '@nestjs/common';
import { JobsModule } from '../jobs/jobs.module.ts';
import { LimitsService } from './limits.service.ts';

@Module({ imports: [JobsModule], providers: [LimitsService], exports: [LimitsService] })
export class LimitsModule {}
