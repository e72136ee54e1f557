import { call } from '../call.ts';

export const getNames = call({
  operation: 'getNames',
  method: 'GET',
  path: '/api/staff/names',
});
