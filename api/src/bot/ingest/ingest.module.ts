import { Module } from '@nestjs/common';
import { IngestWriter } from './ingest-writer.ts';

/** Batches and duplicates of what the bot pushes; each noun owns its own endpoints. */
@Module({ providers: [IngestWriter], exports: [IngestWriter] })
export class IngestModule {}
