import { call } from '../call.ts';

/** Incidents, maintenance and announcements on the status page. */
export const getIncidents = call({
  operation: 'getIncidents',
  method: 'GET',
  path: '/api/incidents',
  answer: [
    {
      id: 'string',
      kind: 'string',
      title: 'string',
      impact: 'string',
      state: 'string',
      starts_at: 'number',
      'ended_at?': 'number',
      updates: [{ id: 'string', at: 'number', state: 'string', text: 'string' }],
    },
  ],
});
