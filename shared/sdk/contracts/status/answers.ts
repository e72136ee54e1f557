// Written by `npm run answers` from schema.ts; do not edit.
export const getHistory = [
  { timestamp: 'number', guilds: 'number', users: 'number', ping: 'number' },
] as const;
export const getShards = [
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
] as const;
