import { Module } from '@nestjs/common';
import { JobRunRepository } from './job-run.repository.ts';
import { JobsService } from './jobs.service.ts';

@Module({ providers: [JobRunRepository, JobsService], exports: [JobsService] })
export class JobsModule {}
