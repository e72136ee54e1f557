import { Controller, Injectable } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ActivityEvent, postActivityContract } from 'shared/contracts/ingest/activity';
import type { IngestReceipt } from 'shared/contracts/ingest/receipt';
import { Ingest } from '../../http/access/access.ts';
import { Implements, Input, type InputOf } from '../../http/implements.ts';
import { notInFuture, sortBatch } from '../ingest/batch.ts';
import { INGEST_BODY } from '../ingest/body-limit.ts';
import { IngestWriter } from '../ingest/ingest-writer.ts';
import { ACTIVITY, ActivityRepository } from './activity.repository.ts';

/** Takes counts of messages from the bot. */
@Injectable()
export class ActivityIngest {
  constructor(
    private readonly writer: IngestWriter,
    private readonly activity: ActivityRepository,
  ) {}

  async take({ body, query }: InputOf<typeof postActivityContract>): Promise<IngestReceipt> {
    const dryRun = query.dryRun === '1';
    const now = Date.now() / 1000;
    const { good, rejected } = await sortBatch(ActivityEvent, body.events, ({ message_date }) =>
      notInFuture('message_date', Date.parse(message_date) / 1000, now),
    );
    const accepted =
      good.length === 0
        ? 0
        : await this.writer.append(ACTIVITY, dryRun, (tx) => this.activity.add(tx, good));
    return { dryRun, accepted, duplicates: good.length - accepted, rejected };
  }
}

@Controller()
export class ActivityIngestController {
  constructor(private readonly ingest: ActivityIngest) {}

  @Implements(postActivityContract)
  @Ingest('activity')
  @RouteConfig(INGEST_BODY)
  take(@Input() input: InputOf<typeof postActivityContract>): Promise<IngestReceipt> {
    return this.ingest.take(input);
  }
}
