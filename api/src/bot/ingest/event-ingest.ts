import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import type { IngestReceipt } from '@portico/contracts/ingest/receipt';
import type { Database } from '../../core/db/database.ts';
import { validateBatch, type Check } from './batch.ts';
import { IngestWriter } from './ingest-writer.ts';
import { receiptOf, type IngestOptions } from './receipt.ts';

interface SentEvents {
  body: { events: unknown[] };
  query: IngestOptions;
}

/** What differs between types of events. */
interface EventSink<Event> {
  /** Name of the revision that the change increments. */
  noun: string;
  /** Rules that a schema cannot state. */
  check: Check<Event>;
  /**
   * Prepares the events before the transaction. @returns a function that runs in the transaction and
   * returns the number of new events
   */
  write: (events: Event[]) => Write | Promise<Write>;
}

type Write = (tx: Database) => Promise<number>;

/** Appends events of the bot. Each event id is stored once. */
@Injectable()
export class EventIngest {
  constructor(private readonly writer: IngestWriter) {}

  async append<Item extends z.ZodType>(
    contract: { item: Item },
    { body, query }: SentEvents,
    { noun, check, write }: EventSink<z.output<Item>>,
  ): Promise<IngestReceipt> {
    const batch = await validateBatch(contract.item, body.events, check);
    if (batch.valid.length === 0) return receiptOf(query, batch, 0);
    const work = await write(batch.valid);
    return receiptOf(query, batch, await this.writer.append(noun, query.dryRun, work));
  }
}
