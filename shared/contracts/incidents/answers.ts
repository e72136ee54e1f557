// Written by `npm run answers` from schema.ts; do not edit.
export const getIncident = {
  id: 'string',
  kind: 'string',
  title: 'string',
  impact: 'string',
  state: 'string',
  starts_at: 'number',
  'ended_at??': 'number',
  'planned_end?': 'number',
  'components?': ['string'],
  updates: [{ id: 'string', at: 'number', state: 'string', text: 'string' }],
} as const;
export const getIncidentHistory = {
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
      updates: [{ id: 'string', at: 'number', state: 'string', text: 'string' }],
    },
  ],
  total: 'number',
} as const;
export const getIncidentHistoryTexts = {
  reports: [
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
  calm: ['string'],
} as const;
export const getIncidentTexts = {
  id: 'string',
  title: 'string',
  icon: { '*?': ['string'] },
  state: 'string',
  impact: { '*?': ['string'] },
  notes: ['string'],
  ended: 'string',
  updates: [{ id: 'string', state: 'string', at: 'string', when: 'string', text: 'string' }],
} as const;
export const getIncidents = [
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
    updates: [{ id: 'string', at: 'number', state: 'string', text: 'string' }],
  },
] as const;
