import { z } from 'zod';
import { contract } from '@portico/sdk/contracts/contract';
import { lenient } from '@portico/sdk/contracts/leniency';
import { TimeZone } from '@portico/sdk/contracts/text';
import { choice } from '@portico/sdk/contracts/choice';
import { IncidentTexts } from '../incidents/schema.ts';
import { getFirstShards, getHistory, getShards, getStatusTexts } from './calls.ts';
import { SHARD_STALE_SECONDS } from './staleness.ts';

/** Size and latency of the bot at one time (spec 0 §3). */
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

/** The state of a shard at one time (spec 0 §3). */
export const ShardState = z.object({
  shard_id: z.int().nonnegative(),
  server_count: z.int().nonnegative(),
  member_count: z.int().nonnegative(),
  latency: z.number().nonnegative().meta({ description: 'Milliseconds' }),
  uptime: z.number().meta({ description: 'Seconds' }),
  is_ready: z.boolean(),
});

/** The latest state of a shard, and its age, which spec 0 §3 does not contain. */
export const ShardRecord = ShardState.extend({
  seen_at: lenient(
    'optional',
    z.int().meta({ description: 'Time of the observation, epoch seconds, UTC' }),
  ),
  is_stale: lenient(
    'optional',
    z.boolean().meta({
      description: `Whether the state is older than ${SHARD_STALE_SECONDS} seconds; the current state is then unknown`,
    }),
  ),
}).meta({ id: 'ShardRecord' });
export type ShardRecord = z.infer<typeof ShardRecord>;

export const HistoryQuery = z.strictObject({
  range: StatusRange.optional(),
  tz: TimeZone.optional().meta({ description: "The visitor's time zone; default: UTC" }),
});
export type HistoryQuery = z.infer<typeof HistoryQuery>;

export const getHistoryContract = contract({
  call: getHistory,
  summary: 'Lists server count, user count and latency over time',
  description:
    'With `range`: the records of its chart. Otherwise all records of the last 48 hours, one per 15 minutes of the last 400 days, and one per hour before that.',
  query: HistoryQuery,
  response: z.array(HistoryRecord),
});

export const getShardsContract = contract({
  call: getShards,
  summary: 'Lists the latest state of every shard, ascending by id',
  response: z.array(ShardRecord),
});

export const FirstShards = z.object({
  totals: z.object({
    servers: z.int(),
    users: z.int(),
    latency: z.number().meta({ description: 'Mean of the shards that are not stale' }),
    ready: z.int().meta({ description: 'Shards that are ready and not stale' }),
    shards: z.int(),
    stale: z.int(),
  }),
  shards: z.array(ShardRecord),
});
export type FirstShards = z.infer<typeof FirstShards>;

export const getFirstShardsContract = contract({
  call: getFirstShards,
  summary: 'Returns the totals of all shards, and the first shards',
  response: FirstShards,
});

const text = z.string();
const texts = z.array(text);

const StatusTexts = z.object({
  notice: choice(z.object({ icon: choice(text), state: texts, text })),
  overall: choice(text),
  freshness: choice(text),
  tiles: z.object({ latency: text, servers: text, users: text }),
  components: z.array(
    z.object({
      id: text,
      name: text,
      method: text,
      state: choice(text),
      share: text,
      period: text,
      coverage: text,
      firstDay: text,
      days: z.array(choice(text)),
    }),
  ),
  calm: texts.meta({ description: 'Instead of incidents: none or one line' }),
  open: z.array(IncidentTexts),
  past: z.array(IncidentTexts),
  shards: z.array(
    z.object({
      title: text,
      state: choice(text),
      facts: z.array(z.object({ label: text, value: text })),
    }),
  ),
  noShards: texts.meta({ description: 'Instead of shards: none or one line' }),
});

export const getStatusTextsContract = contract({
  call: getStatusTexts,
  summary: 'Returns the last known status in the texts of its page, with times in UTC',
  response: StatusTexts,
});
