import { call } from '../call.ts';

/** What the team tells everybody on the status page. */
export const getIncidents = call({
  operation: 'getIncidents',
  method: 'GET',
  path: '/api/incidents',
});
