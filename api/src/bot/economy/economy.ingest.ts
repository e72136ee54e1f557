import { Controller, Injectable } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { EconomyEvent, postEconomyContract } from 'shared/contracts/ingest/economy';
import type { IngestReceipt } from 'shared/contracts/ingest/receipt';
import { Ingest } from '../../http/access/access.ts';
import { Implements, Input, type InputOf } from '../../http/implements.ts';
import { notInFuture, sortBatch } from '../ingest/batch.ts';
import { INGEST_BODY } from '../ingest/body-limit.ts';
import { IngestWriter } from '../ingest/ingest-writer.ts';
import { ECONOMY, EconomyRepository } from './economy.repository.ts';

/** Takes moves of money from the bot. */
@Injectable()
export class EconomyIngest {
  constructor(
    private readonly writer: IngestWriter,
    private readonly economy: EconomyRepository,
  ) {}

  async take({ body, query }: InputOf<typeof postEconomyContract>): Promise<IngestReceipt> {
    const dryRun = query.dryRun === '1';
    const now = Date.now() / 1000;
    const { good, rejected } = await sortBatch(EconomyEvent, body.events, ({ created }) =>
      notInFuture('created', created, now),
    );
    const accepted =
      good.length === 0
        ? 0
        : await this.writer.append(ECONOMY, dryRun, (tx) => this.economy.add(tx, good));
    return { dryRun, accepted, duplicates: good.length - accepted, rejected };
  }
}

@Controller()
export class EconomyIngestController {
  constructor(private readonly ingest: EconomyIngest) {}

  @Implements(postEconomyContract)
  @Ingest('economy')
  @RouteConfig(INGEST_BODY)
  take(@Input() input: InputOf<typeof postEconomyContract>): Promise<IngestReceipt> {
    return this.ingest.take(input);
  }
}
