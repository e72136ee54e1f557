import { z } from 'zod';
import { call } from '../call.ts';
import { HistoryRecord, ShardState } from '../status/schema.ts';
import { eventsContract } from './ingest-contract.ts';
import { EventId } from './receipt.ts';

/** One shard's state at one moment; the newest `at` of a shard wins. */
export const ShardEvent = ShardState.extend({
  id: EventId,
  at: z.int().meta({ description: 'Epoch seconds, UTC' }),
  shard_count: z
    .int()
    .positive()
    .meta({ description: 'How many shards the bot runs now; shards beyond it are forgotten' }),
}).meta({ id: 'ShardEvent' });
export type ShardEvent = z.infer<typeof ShardEvent>;

export const HistoryEvent = HistoryRecord.extend({ id: EventId }).meta({ id: 'HistoryEvent' });
export type HistoryEvent = z.infer<typeof HistoryEvent>;

export const postShardsContract = eventsContract({
  call: call({ operation: 'ingestShards', method: 'POST', path: '/api/ingest/shards' }),
  scope: 'shards',
  summary: 'Append shard states',
  item: ShardEvent,
});

export const postHistoryContract = eventsContract({
  call: call({ operation: 'ingestHistory', method: 'POST', path: '/api/ingest/history' }),
  scope: 'history',
  summary: 'Append history records',
  item: HistoryEvent,
});
