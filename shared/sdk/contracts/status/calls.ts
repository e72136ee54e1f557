import { call } from '../call.ts';

/** Spec 0 §7; `range` and `tz` reduce it to the records that a chart needs. */
export const getHistory = call({
  operation: 'getHistory',
  method: 'GET',
  path: '/api/history',
  answer: [{ timestamp: 'number', guilds: 'number', users: 'number', ping: 'number' }],
});
export const getShards = call({
  operation: 'getShards',
  method: 'GET',
  path: '/api/shards',
  answer: [
    {
      shard_id: 'number',
      server_count: 'number',
      member_count: 'number',
      latency: 'number',
      uptime: 'number',
      is_ready: 'boolean',
      'seen_at?': 'number',
      'is_stale?': 'boolean',
    },
  ],
});
