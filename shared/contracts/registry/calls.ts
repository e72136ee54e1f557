import { call } from '../call.ts';

/** What is live now; open tabs ask for it by ETag (DESIGN §3). */
export const getRegistry = call({
  operation: 'getRegistry',
  method: 'GET',
  path: '/api/registry',
});
