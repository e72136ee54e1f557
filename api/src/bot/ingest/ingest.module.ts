import { Module } from '@nestjs/common';
import { EventIngest } from './event-ingest.ts';
import { IngestMetrics } from './ingest.metrics.ts';
import { IngestWriter } from './ingest-writer.ts';
import { SetIngest } from './set-ingest.ts';

/** Validation and deduplication of batches from the bot. The endpoints belong to other modules. */
@Module({
  providers: [IngestMetrics, IngestWriter, EventIngest, SetIngest],
  exports: [IngestWriter, EventIngest, SetIngest],
})
export class IngestModule {}
