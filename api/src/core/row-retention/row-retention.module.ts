import { Module } from '@nestjs/common';
import { JobsModule } from '../jobs/jobs.module.ts';
import { RowRetention } from './row-retention.ts';

@Module({ imports: [JobsModule], providers: [RowRetention], exports: [RowRetention] })
export class RowRetentionModule {}
