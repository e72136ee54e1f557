import { Controller } from '@nestjs/common';
import { postActivityContract } from '@portico/contracts/ingest/activity';
import type { IngestReceipt } from '@portico/contracts/ingest/receipt';
import { Input, type InputOf } from '../../http/contract/contract.decorator.ts';
import { notInFuture } from '../ingest/batch.ts';
import { EventIngest } from '../ingest/event-ingest.ts';
import { IngestRoute } from '../ingest/ingest-route.ts';
import { ACTIVITY, ActivityRepository } from './activity.repository.ts';

/** Receives the bot's counts of messages. */
@Controller()
export class ActivityIngestController {
  constructor(
    private readonly ingest: EventIngest,
    private readonly activity: ActivityRepository,
  ) {}

  @IngestRoute(postActivityContract)
  append(@Input() input: InputOf<typeof postActivityContract>): Promise<IngestReceipt> {
    return this.ingest.append(postActivityContract, input, {
      noun: ACTIVITY,
      check: ({ message_date }, now) =>
        notInFuture('message_date', Date.parse(message_date) / 1000, now),
      write: (events) => (tx) => this.activity.add(tx, events),
    });
  }
}
