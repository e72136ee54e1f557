import { z } from 'zod';
import { contract } from '../contract.ts';
import { TimeZone } from '../text.ts';
import { getHistory, getShards } from './calls.ts';
import { SHARD_STALE_SECONDS } from './staleness.ts';

/** One reading of the bot's size (spec 0 §3). */
export const HistoryRecord = z
  .object({
    timestamp: z.int().nonnegative().meta({ description: 'Epoch seconds, UTC' }),
    guilds: z.int().nonnegative().meta({ description: 'Server count' }),
    users: z.int().nonnegative(),
    ping: z.number().nonnegative().meta({ description: 'Latency in milliseconds' }),
  })
  .meta({ id: 'HistoryRecord' });
export type HistoryRecord = z.infer<typeof HistoryRecord>;

export const StatusRange = z.enum(['24h', '7d', '30d', 'all']);
export type StatusRange = z.infer<typeof StatusRange>;

/** The state of one shard at one moment (spec 0 §3). */
export const ShardState = z.object({
  shard_id: z.int().nonnegative(),
  server_count: z.int().nonnegative(),
  member_count: z.int().nonnegative(),
  latency: z.number().nonnegative().meta({ description: 'Milliseconds' }),
  uptime: z.number().meta({ description: 'Seconds' }),
  is_ready: z.boolean(),
});

/** The present state of one shard, and how old it is. */
export const ShardRecord = ShardState.extend({
  seen_at: z.int().meta({ description: 'When the bot saw this, epoch seconds, UTC' }),
  is_stale: z.boolean().meta({
    description: `Whether this is older than ${SHARD_STALE_SECONDS} seconds by the server's clock: the present state is unknown`,
  }),
}).meta({ id: 'ShardRecord' });
export type ShardRecord = z.infer<typeof ShardRecord>;

export const HistoryQuery = z.strictObject({
  range: StatusRange.optional(),
  tz: TimeZone.optional().meta({ description: "The visitor's zone; UTC where absent" }),
});
export type HistoryQuery = z.infer<typeof HistoryQuery>;

export const getHistoryContract = contract({
  call: getHistory,
  summary:
    'Server count, user count and latency over time: with range what its chart needs; without one every record of the last 48 hours, the first of each quarter hour of 400 days, the first of each hour before',
  query: HistoryQuery,
  response: z.array(HistoryRecord),
});

export const getShardsContract = contract({
  call: getShards,
  summary: 'The present state of every shard, ascending by id',
  response: z.array(ShardRecord),
});
