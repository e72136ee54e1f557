// Written by `npm run answers` from schema.ts; do not edit.
export const getFirstShards = {
  totals: {
    servers: 'number',
    users: 'number',
    latency: 'number',
    ready: 'number',
    shards: 'number',
    stale: 'number',
  },
  shards: [
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
} as const;
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
export const getStatusTexts = {
  notice: { '*?': [{ icon: { '*?': ['string'] }, state: ['string'], text: 'string' }] },
  overall: { '*?': ['string'] },
  freshness: { '*?': ['string'] },
  tiles: { latency: 'string', servers: 'string', users: 'string' },
  components: [
    {
      id: 'string',
      name: 'string',
      method: 'string',
      state: { '*?': ['string'] },
      share: 'string',
      period: 'string',
      coverage: 'string',
      firstDay: 'string',
      days: [{ '*?': ['string'] }],
    },
  ],
  calm: ['string'],
  open: [
    {
      id: 'string',
      title: 'string',
      icon: { '*?': ['string'] },
      state: 'string',
      impact: { '*?': ['string'] },
      notes: ['string'],
      ended: 'string',
      updates: [{ id: 'string', state: 'string', at: 'string', when: 'string', text: 'string' }],
    },
  ],
  past: [
    {
      id: 'string',
      title: 'string',
      icon: { '*?': ['string'] },
      state: 'string',
      impact: { '*?': ['string'] },
      notes: ['string'],
      ended: 'string',
      updates: [{ id: 'string', state: 'string', at: 'string', when: 'string', text: 'string' }],
    },
  ],
  shards: [
    { title: 'string', state: { '*?': ['string'] }, facts: [{ label: 'string', value: 'string' }] },
  ],
  noShards: ['string'],
} as const;
