import { Module } from '@nestjs/common';
import { LimitsModule } from '../limits/limits.module.ts';
import { ExportLimit } from './export-limit.ts';

/** CSV exports. */
@Module({ imports: [LimitsModule], providers: [ExportLimit], exports: [ExportLimit] })
export class CsvModule {}
