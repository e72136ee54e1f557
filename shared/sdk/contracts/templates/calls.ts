import { call } from '../call.ts';

export const getTemplates = call({
  operation: 'getTemplates',
  method: 'GET',
  path: '/api/templates',
  answer: [{ id: 'key', name: 'string', image: 'string', embed: 'string' }],
});
