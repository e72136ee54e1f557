import { getHistoryContract, getShardsContract } from '@portico/sdk/contracts/status/schema';
import { example } from './example.ts';

export const statusExamples = [
  example(getHistoryContract, {
    query: { range: 'all', tz: 'Europe/Berlin' },
    answer: [{ timestamp: 1763640000, guilds: 48210, users: 9120455, ping: 41.5 }],
  }),
  example(getShardsContract, {
    answer: [
      {
        shard_id: 0,
        server_count: 2400,
        member_count: 512000,
        latency: 38.2,
        uptime: 86400,
        is_ready: true,
        seen_at: 1763640000,
        is_stale: true,
      },
    ],
  }),
];
