import { call } from '../call.ts';

export const getCommands = call({
  operation: 'getCommands',
  method: 'GET',
  path: '/api/commands',
  answer: [
    {
      name: 'string',
      description: 'string',
      category: 'string',
      permissions: 'string',
      'aliases?': ['string'],
      arguments: 'string',
    },
  ],
});
