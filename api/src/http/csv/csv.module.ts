import { Module } from '@nestjs/common';
import { LimitsModule } from '../limits/limits.module.ts';
import { ExportLimit } from './export-limit.ts';

/** Lists as files. */
@Module({ imports: [LimitsModule], providers: [ExportLimit], exports: [ExportLimit] })
export class CsvModule {}
