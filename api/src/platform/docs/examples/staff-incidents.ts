import {
  correctUpdateContract,
  editIncidentContract,
  listIncidentsContract,
  openIncidentContract,
  updateIncidentContract,
  withdrawIncidentContract,
} from '@portico/sdk/contracts/incidents/staff/schema';
import { example } from './example.ts';

export const staffIncidentsExamples = [
  example(listIncidentsContract, {
    query: { page: 1 },
    answer: {
      incidents: [
        {
          id: '9d758eaf-c034-4e8e-9d91-140ce855a685',
          kind: 'incident',
          title: 'Commands answer slowly',
          impact: 'minor',
          state: 'investigating',
          starts_at: 1763639600,
          ended_at: null,
          updates: [
            {
              id: '2',
              at: 1763639600,
              state: 'investigating',
              text: 'Some commands take several seconds. We are looking for the cause.',
              author: '243483102788599882',
            },
          ],
          version: 1,
          withdrawn: false,
        },
      ],
      total: 2,
      may_write: true,
    },
  }),
  example(openIncidentContract, {
    body: {
      kind: 'incident',
      title: 'Commands answer slowly',
      impact: 'minor',
      state: 'investigating',
      text: 'Some commands take several seconds. We are looking for the cause.',
    },
    answer: {
      id: '4efa7ec4-b821-4679-94b1-e612433546ce',
      kind: 'incident',
      title: 'Commands answer slowly',
      impact: 'minor',
      state: 'investigating',
      starts_at: 1763639602,
      ended_at: null,
      updates: [
        {
          id: '4',
          at: 1763639602,
          state: 'investigating',
          text: 'Some commands take several seconds. We are looking for the cause.',
          author: '243483102788599882',
        },
      ],
      version: 1,
      withdrawn: false,
    },
  }),
  example(editIncidentContract, {
    params: { id: '0d2f6a51-5b0e-4c55-9d6b-3a5f7d3c9a11' },
    body: {
      version: 1,
      title: 'Commands answer slowly in Europe',
      impact: 'major',
      starts_at: 1763640000,
    },
    answer: {
      id: '09bcf9c9-cd44-4a8c-8f7f-b445bc077806',
      kind: 'incident',
      title: 'Commands answer slowly in Europe',
      impact: 'major',
      state: 'investigating',
      starts_at: 1763639602,
      ended_at: null,
      updates: [
        {
          id: '5',
          at: 1763639602,
          state: 'investigating',
          text: 'Some commands take several seconds. We are looking for the cause.',
          author: '243483102788599882',
        },
      ],
      version: 2,
      withdrawn: false,
    },
  }),
  example(withdrawIncidentContract, {
    params: { id: '0d2f6a51-5b0e-4c55-9d6b-3a5f7d3c9a11' },
    answer: {
      id: 'eca209e7-5e02-42dc-9531-f4c8dd32dfac',
      kind: 'incident',
      title: 'Commands answer slowly',
      impact: 'minor',
      state: 'investigating',
      starts_at: 1763639602,
      ended_at: 1763639602,
      updates: [
        {
          id: '6',
          at: 1763639602,
          state: 'investigating',
          text: 'Some commands take several seconds. We are looking for the cause.',
          author: '243483102788599882',
        },
      ],
      version: 2,
      withdrawn: true,
    },
  }),
  example(updateIncidentContract, {
    params: { id: '0d2f6a51-5b0e-4c55-9d6b-3a5f7d3c9a11' },
    body: {
      version: 1,
      state: 'identified',
      text: 'A database is overloaded. We are adding capacity.',
    },
    answer: {
      id: 'ba808125-b337-4d41-bab4-ea63acb34d67',
      kind: 'incident',
      title: 'Commands answer slowly',
      impact: 'minor',
      state: 'identified',
      starts_at: 1763639602,
      ended_at: null,
      updates: [
        {
          id: '8',
          at: 1763639602,
          state: 'identified',
          text: 'A database is overloaded. We are adding capacity.',
          author: '243483102788599882',
        },
      ],
      version: 2,
      withdrawn: false,
    },
  }),
  example(correctUpdateContract, {
    params: { id: '0d2f6a51-5b0e-4c55-9d6b-3a5f7d3c9a11', updateId: '1' },
    body: { text: 'Some commands take up to ten seconds. We are looking for the cause.' },
    answer: {
      id: 'ea23a196-dae9-444f-859f-778f199d1e88',
      kind: 'incident',
      title: 'Commands answer slowly',
      impact: 'minor',
      state: 'investigating',
      starts_at: 1763639602,
      ended_at: null,
      updates: [
        {
          id: '9',
          at: 1763639602,
          state: 'investigating',
          text: 'Some commands take up to ten seconds. We are looking for the cause.',
          author: '243483102788599882',
        },
      ],
      version: 2,
      withdrawn: false,
    },
  }),
];
