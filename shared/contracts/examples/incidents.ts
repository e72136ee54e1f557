import {
  getIncidentContract,
  getIncidentHistoryContract,
  getIncidentHistoryTextsContract,
  getIncidentsContract,
  getIncidentTextsContract,
} from '../incidents/schema.ts';
import { example } from '@portico/sdk/contracts/example';

const INCIDENT = {
  id: '8d641616-4e56-429b-be26-f16d11027f2f',
  kind: 'incident' as const,
  title: 'Commands answer slowly',
  impact: 'minor' as const,
  state: 'investigating' as const,
  starts_at: 1763639600,
  ended_at: null,
  planned_end: null,
  components: ['gateway'],
  updates: [
    {
      id: '1',
      at: 1763639600,
      state: 'investigating' as const,
      text: 'Some commands take several seconds. We are looking for the cause.',
    },
  ],
};

const TEXTS = {
  id: INCIDENT.id,
  title: INCIDENT.title,
  icon: { incident: ['incident'] },
  state: 'Investigating',
  impact: { warning: ['Minor impact'] },
  notes: ['Affected: Bot'],
  ended: '',
  updates: [
    {
      id: '1',
      state: 'Investigating',
      at: '2025-11-20T11:53:20.000Z',
      when: 'Nov 20, 11:53 UTC',
      text: 'Some commands take several seconds. We are looking for the cause.',
    },
  ],
};

export const incidentsExamples = [
  example(getIncidentsContract, {
    answer: [INCIDENT],
  }),
  example(getIncidentContract, { params: { id: INCIDENT.id }, answer: INCIDENT }),
  example(getIncidentHistoryContract, {
    query: { page: 1 },
    answer: { incidents: [INCIDENT], total: 1 },
  }),
  example(getIncidentTextsContract, { params: { id: INCIDENT.id }, answer: TEXTS }),
  example(getIncidentHistoryTextsContract, { answer: { reports: [TEXTS], calm: [] } }),
];
