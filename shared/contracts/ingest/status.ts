import { z } from 'zod';
import { call } from '../call.ts';
import { HistoryRecord, ShardState } from '../status/schema.ts';
import { eventsContract } from './ingest-contract.ts';
import { EventId } from './receipt.ts';

/** The state of a shard at one time; the newest `at` per shard wins. */
export const ShardEvent = ShardState.extend({
  id: EventId,
  at: z.int().meta({ description: 'Epoch seconds, UTC' }),
  shard_count: z
    .int()
    .positive()
    .meta({ description: 'Current number of shards; shards with higher ids are dropped' }),
}).meta({ id: 'ShardEvent' });
export type ShardEvent = z.infer<typeof ShardEvent>;

export const HistoryEvent = HistoryRecord.extend({ id: EventId }).meta({ id: 'HistoryEvent' });
export type HistoryEvent = z.infer<typeof HistoryEvent>;

export const postShardsContract = eventsContract({
  call: call({ operation: 'ingestShards', method: 'POST', path: '/api/ingest/shards' }),
  scope: 'shards',
  summary: 'Appends shard states',
  item: ShardEvent,
});

export const postHistoryContract = eventsContract({
  call: call({ operation: 'ingestHistory', method: 'POST', path: '/api/ingest/history' }),
  scope: 'history',
  summary: 'Appends history records',
  item: HistoryEvent,
});
