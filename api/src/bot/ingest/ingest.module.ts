import { Module } from '@nestjs/common';
import { EventIngest } from './event-ingest.ts';
import { IngestWriter } from './ingest-writer.ts';
import { SetIngest } from './set-ingest.ts';

/** Batches and duplicates of what the bot pushes; each noun owns its own endpoints. */
@Module({
  providers: [IngestWriter, EventIngest, SetIngest],
  exports: [IngestWriter, EventIngest, SetIngest],
})
export class IngestModule {}
