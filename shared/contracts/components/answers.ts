// Written by `npm run answers` from schema.ts; do not edit.
export const getComponentNames = {
  site: 'string',
  gateway: 'string',
  shards: 'string',
  payments: 'string',
  'sign-in': 'string',
} as const;
export const getComponents = {
  at: 'number',
  components: [
    {
      id: 'string',
      name: 'string',
      method: 'string',
      state: 'string',
      'since??': 'number',
      'uptime??': 'number',
      measured: 'number',
      days: [
        {
          day: 'string',
          up: 'number',
          degraded: 'number',
          down: 'number',
          maintenance: 'number',
          unknown: 'number',
        },
      ],
    },
  ],
} as const;
