import {
  getFirstShardsContract,
  getHistoryContract,
  getShardsContract,
  getStatusTextsContract,
} from '../status/schema.ts';
import { example } from '@portico/sdk/contracts/example';

const SHARD = {
  shard_id: 0,
  server_count: 2400,
  member_count: 512000,
  latency: 38.2,
  uptime: 86400,
  is_ready: true,
  seen_at: 1763640000,
  is_stale: true,
};

export const statusExamples = [
  example(getHistoryContract, {
    query: { range: 'all', tz: 'Europe/Berlin' },
    answer: [{ timestamp: 1763640000, guilds: 48210, users: 9120455, ping: 41.5 }],
  }),
  example(getShardsContract, { answer: [SHARD] }),
  example(getFirstShardsContract, {
    answer: {
      totals: { servers: 2400, users: 512000, latency: 38, ready: 1, shards: 1, stale: 0 },
      shards: [SHARD],
    },
  }),
  example(getStatusTextsContract, {
    answer: {
      notice: { calm: [{ icon: { over: [''] }, state: [], text: 'No open incidents' }] },
      overall: { ready: ['All Systems Operational'] },
      freshness: { current: ['Updated Nov 20, 12:00 UTC'], silent: [] },
      tiles: { latency: '38', servers: '2,400', users: '512,000' },
      components: [
        {
          id: 'gateway',
          name: 'Bot',
          method: 'Measured by the reports of its shards.',
          state: { up: ['Operational'] },
          share: '99.98%',
          period: 'uptime over the last 90 days',
          coverage: 'Measured 99% of the time',
          firstDay: 'Aug 24, 2025',
          days: [{ up: ['Nov 20, 2025'] }],
        },
      ],
      calm: ['No incidents in the last 90 days.'],
      open: [],
      past: [],
      shards: [
        {
          title: 'Shard 0',
          state: { up: ['Operational'] },
          facts: [{ label: 'Latency', value: '38 ms' }],
        },
      ],
      noShards: [],
    },
  }),
];
