import { Controller } from '@nestjs/common';
import type { IngestReceipt } from '@portico/contracts/ingest/receipt';
import {
  postHistoryContract,
  postShardsContract,
  type HistoryEvent,
  type ShardEvent,
} from '@portico/contracts/ingest/status';
import { Input, type InputOf } from '../../http/contract/contract.decorator.ts';
import { notInFuture } from '../ingest/batch.ts';
import { EventIngest } from '../ingest/event-ingest.ts';
import { IngestRoute } from '../ingest/ingest-route.ts';
import { HistoryThinningRepository } from './history-thinning.repository.ts';
import { HISTORY, SHARDS, StatusRepository } from './status.repository.ts';
import { fullDetailSince } from './thinned-history.ts';

/** Receives the bot's history and the states of its shards. */
@Controller()
export class StatusIngestController {
  constructor(
    private readonly ingest: EventIngest,
    private readonly status: StatusRepository,
    private readonly thinning: HistoryThinningRepository,
  ) {}

  @IngestRoute(postHistoryContract)
  history(@Input() input: InputOf<typeof postHistoryContract>): Promise<IngestReceipt> {
    return this.ingest.append(postHistoryContract, input, {
      noun: HISTORY,
      check: ({ timestamp }, now) => notInFuture('timestamp', timestamp, now),
      write: (events) => async (tx) => {
        const late = earliestLate(events);
        if (late !== undefined) await this.thinning.readAgainFrom(tx, late);
        return this.status.addHistory(tx, events);
      },
    });
  }

  @IngestRoute(postShardsContract)
  shards(@Input() input: InputOf<typeof postShardsContract>): Promise<IngestReceipt> {
    return this.ingest.append(postShardsContract, input, {
      noun: SHARDS,
      check: ({ shard_id, shard_count, at }, now) =>
        shard_id < shard_count
          ? notInFuture('at', at, now)
          : { path: 'shard_id', message: 'must be less than shard_count' },
      write: (events) => (tx) => this.status.putShards(tx, newestByShard(events)),
    });
  }
}

/** The earliest time of readings that a run may already have passed; undefined: there are none. */
function earliestLate(events: HistoryEvent[]): number | undefined {
  // A quarter hour of reserve, because the boundary moves on while readings are written.
  const boundary = fullDetailSince(Math.floor(Date.now() / 1000)) + 900;
  const earliest = events.reduce((time, { timestamp }) => Math.min(time, timestamp), Infinity);
  return earliest < boundary ? earliest : undefined;
}

/** The newest event of each shard; for equal times the later one in the batch. */
function newestByShard(events: ShardEvent[]): ShardEvent[] {
  const newest = new Map<number, ShardEvent>();
  for (const event of events) {
    const previous = newest.get(event.shard_id);
    if (!previous || previous.at <= event.at) newest.set(event.shard_id, event);
  }
  return [...newest.values()];
}
