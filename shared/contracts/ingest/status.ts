import { z } from 'zod';
import { call } from '../call.ts';
import { contract } from '../contract.ts';
import { HistoryRecord, ShardState } from '../status/schema.ts';
import { items } from './items.ts';
import { EventId, IngestQuery, IngestReceipt, MAX_BATCH } from './receipt.ts';

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

const batchOf = (event: z.ZodType) =>
  z.strictObject({ events: items(event).min(1).max(MAX_BATCH) });

export const postShardsContract = contract({
  call: call({ operation: 'ingestShards', method: 'POST', path: '/api/ingest/shards' }),
  summary: 'Append shard states',
  query: IngestQuery,
  body: batchOf(ShardEvent),
  response: IngestReceipt,
});

export const postHistoryContract = contract({
  call: call({ operation: 'ingestHistory', method: 'POST', path: '/api/ingest/history' }),
  summary: 'Append history records',
  query: IngestQuery,
  body: batchOf(HistoryEvent),
  response: IngestReceipt,
});
