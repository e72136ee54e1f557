import { getIncidentsContract } from '@portico/sdk/contracts/incidents/schema';
import { example } from './example.ts';

export const incidentsExamples = [
  example(getIncidentsContract, {
    answer: [
      {
        id: '8d641616-4e56-429b-be26-f16d11027f2f',
        kind: 'incident',
        title: 'Commands answer slowly',
        impact: 'minor',
        state: 'investigating',
        starts_at: 1763639600,
        ended_at: null,
        planned_end: null,
        components: ['gateway'],
        updates: [
          {
            id: '1',
            at: 1763639600,
            state: 'investigating',
            text: 'Some commands take several seconds. We are looking for the cause.',
          },
        ],
      },
    ],
  }),
];
