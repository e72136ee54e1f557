import { call } from '../call.ts';

/** The live releases; open tabs poll it with an ETag. */
export const getRegistry = call({
  operation: 'getRegistry',
  method: 'GET',
  path: '/api/registry',
});
