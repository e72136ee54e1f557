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
});
export const editIncident = call({
  operation: 'editIncident',
  method: 'PUT',
  path: '/api/staff/incidents/:id',
});
export const withdrawIncident = call({
  operation: 'withdrawIncident',
  method: 'DELETE',
  path: '/api/staff/incidents/:id',
});
export const updateIncident = call({
  operation: 'updateIncident',
  method: 'POST',
  path: '/api/staff/incidents/:id/updates',
});
export const correctUpdate = call({
  operation: 'correctUpdate',
  method: 'PUT',
  path: '/api/staff/incidents/:id/updates/:updateId',
});
