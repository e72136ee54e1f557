import { call } from '../../call.ts';
import * as answers from './answers.ts';

/** The team's calls for the incidents of the status page. */
export const listIncidents = call({
  operation: 'listIncidents',
  method: 'GET',
  path: '/api/staff/incidents',
  answer: answers.listIncidents,
});
export const openIncident = call({
  operation: 'openIncident',
  method: 'POST',
  path: '/api/staff/incidents',
  answer: answers.openIncident,
});
export const editIncident = call({
  operation: 'editIncident',
  method: 'PUT',
  path: '/api/staff/incidents/:id',
  answer: answers.editIncident,
});
export const withdrawIncident = call({
  operation: 'withdrawIncident',
  method: 'DELETE',
  path: '/api/staff/incidents/:id',
  answer: answers.withdrawIncident,
});
export const updateIncident = call({
  operation: 'updateIncident',
  method: 'POST',
  path: '/api/staff/incidents/:id/updates',
  answer: answers.updateIncident,
});
export const correctUpdate = call({
  operation: 'correctUpdate',
  method: 'PUT',
  path: '/api/staff/incidents/:id/updates/:updateId',
  answer: answers.correctUpdate,
});
