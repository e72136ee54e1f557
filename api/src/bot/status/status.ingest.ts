import { Controller, Injectable } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import type { IngestReceipt } from 'shared/contracts/ingest/receipt';
import {
  HistoryEvent,
  postHistoryContract,
  postShardsContract,
  ShardEvent,
} from 'shared/contracts/ingest/status';
import { Ingest } from '../../http/access/access.ts';
import { Implements, Input, type InputOf } from '../../http/implements.ts';
import { notInFuture, sortBatch } from '../ingest/batch.ts';
import { INGEST_BODY } from '../ingest/body-limit.ts';
import { IngestWriter } from '../ingest/ingest-writer.ts';
import { HISTORY, SHARDS, StatusRepository } from './status.repository.ts';

type Batch = Pick<InputOf<typeof postShardsContract>, 'body' | 'query'>;

/** Takes what the bot pushes about its state. */
@Injectable()
export class StatusIngest {
  constructor(
    private readonly writer: IngestWriter,
    private readonly status: StatusRepository,
  ) {}

  async takeHistory({ body, query }: Batch): Promise<IngestReceipt> {
    const dryRun = query.dryRun === '1';
    const now = Date.now() / 1000;
    const { good, rejected } = await sortBatch(HistoryEvent, body.events, (event) =>
      notInFuture('timestamp', event.timestamp, now),
    );
    const accepted =
      good.length === 0
        ? 0
        : await this.writer.append(HISTORY, dryRun, (tx) => this.status.addHistory(tx, good));
    return { dryRun, accepted, duplicates: good.length - accepted, rejected };
  }

  async takeShards({ body, query }: Batch): Promise<IngestReceipt> {
    const dryRun = query.dryRun === '1';
    const now = Date.now() / 1000;
    const { good, rejected } = await sortBatch(ShardEvent, body.events, (event) =>
      event.shard_id < event.shard_count
        ? notInFuture('at', event.at, now)
        : { path: 'shard_id', message: 'must be less than shard_count' },
    );
    const newest = newestOfEach(good);
    const accepted =
      newest.length === 0
        ? 0
        : await this.writer.append(SHARDS, dryRun, (tx) => this.status.putShards(tx, newest));
    return { dryRun, accepted, duplicates: good.length - accepted, rejected };
  }
}

/** The newest event of each shard; of two of one second the later in the batch. */
function newestOfEach(events: ShardEvent[]): ShardEvent[] {
  const newest = new Map<number, ShardEvent>();
  for (const event of events) {
    const known = newest.get(event.shard_id);
    if (!known || known.at <= event.at) newest.set(event.shard_id, event);
  }
  return [...newest.values()];
}

@Controller()
export class StatusIngestController {
  constructor(private readonly ingest: StatusIngest) {}

  @Implements(postHistoryContract)
  @Ingest('history')
  @RouteConfig(INGEST_BODY)
  history(@Input() input: InputOf<typeof postHistoryContract>): Promise<IngestReceipt> {
    return this.ingest.takeHistory(input);
  }

  @Implements(postShardsContract)
  @Ingest('shards')
  @RouteConfig(INGEST_BODY)
  shards(@Input() input: InputOf<typeof postShardsContract>): Promise<IngestReceipt> {
    return this.ingest.takeShards(input);
  }
}
