import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import type { IngestReceipt } from 'shared/contracts/ingest/receipt';
import type { Database } from '../../core/db/database.ts';
import { validateBatch, type Check } from './batch.ts';
import { IngestWriter } from './ingest-writer.ts';
import { receiptOf, type IngestOptions } from './receipt.ts';

interface SentEvents {
  body: { events: unknown[] };
  query: IngestOptions;
}

/** What differs from noun to noun. */
interface EventSink<Event> {
  /** The noun whose revision counts the change. */
  noun: string;
  /** Rules that a schema cannot state. */
  check: Check<Event>;
  /**
   * Prepares the events outside the transaction. @returns what runs inside it, and returns how many
   * events were new
   */
  write: (events: Event[]) => Write | Promise<Write>;
}

type Write = (tx: Database) => Promise<number>;

/** Appends events of the bot: each event id counts once. */
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
