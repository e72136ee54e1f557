import { call } from '../call.ts';
import * as answers from './answers.ts';

/** Incidents, maintenance and announcements on the status page. */
export const getIncidents = call({
  operation: 'getIncidents',
  method: 'GET',
  path: '/api/incidents',
  answer: answers.getIncidents,
});
export const getIncident = call({
  operation: 'getIncident',
  method: 'GET',
  path: '/api/incidents/:id',
  answer: answers.getIncident,
});
export const getIncidentHistory = call({
  operation: 'getIncidentHistory',
  method: 'GET',
  path: '/api/incidents/history',
  answer: answers.getIncidentHistory,
});
/** The same in the texts of their pages, with times in UTC. */
export const getIncidentHistoryTexts = call({
  operation: 'getIncidentHistoryTexts',
  method: 'GET',
  path: '/api/incidents/history/texts',
  answer: answers.getIncidentHistoryTexts,
});
export const getIncidentTexts = call({
  operation: 'getIncidentTexts',
  method: 'GET',
  path: '/api/incidents/:id/texts',
  answer: answers.getIncidentTexts,
});
