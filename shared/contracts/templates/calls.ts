import { call } from '../call.ts';

export const getTemplates = call({
  operation: 'getTemplates',
  method: 'GET',
  path: '/api/templates',
});
