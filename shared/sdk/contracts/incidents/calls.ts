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
