import { Controller } from '@nestjs/common';
import { postEconomyContract } from '@portico/contracts/ingest/economy';
import type { IngestReceipt } from '@portico/contracts/ingest/receipt';
import { LiveSite } from '../../core/site/live-site.ts';
import { Input, type InputOf } from '../../http/contract/contract.decorator.ts';
import { notInFuture } from '../ingest/batch.ts';
import { EventIngest } from '../ingest/event-ingest.ts';
import { IngestRoute } from '../ingest/ingest-route.ts';
import { requireLog } from './economy-page.ts';
import { ECONOMY, EconomyRepository } from './economy.repository.ts';

/** Receives economy transactions from the bot. */
@Controller()
export class EconomyIngestController {
  constructor(
    private readonly ingest: EventIngest,
    private readonly economy: EconomyRepository,
    private readonly site: LiveSite,
  ) {}

  @IngestRoute(postEconomyContract)
  append(@Input() input: InputOf<typeof postEconomyContract>): Promise<IngestReceipt> {
    requireLog(this.site, 422);
    return this.ingest.append(postEconomyContract, input, {
      noun: ECONOMY,
      check: ({ created }, now) => notInFuture('created', created, now),
      write: (events) => (tx) => this.economy.add(tx, events),
    });
  }
}
