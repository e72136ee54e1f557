// Written by `npm run answers` from schema.ts; do not edit.
export const listIncidents = {
  incidents: [
    {
      id: 'string',
      kind: 'string',
      title: 'string',
      impact: 'string',
      state: 'string',
      starts_at: 'number',
      'ended_at??': 'number',
      'planned_end?': 'number',
      'components?': ['string'],
      updates: [
        { id: 'string', at: 'number', state: 'string', text: 'string', 'author??': 'string' },
      ],
      version: 'number',
      withdrawn: 'boolean',
    },
  ],
  total: 'number',
  may_write: 'boolean',
} as const;
