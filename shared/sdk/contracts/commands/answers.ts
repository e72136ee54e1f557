// Written by `npm run answers` from schema.ts; do not edit.
export const getCommands = [
  {
    name: 'string',
    description: 'string',
    category: 'string',
    permissions: 'string',
    'aliases?': ['string'],
    arguments: 'string',
    'slash?': 'boolean',
    'example?': 'string',
  },
] as const;
