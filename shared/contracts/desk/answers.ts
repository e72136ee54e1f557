// Written by `npm run answers` from schema.ts; do not edit.
export const getDesk = {
  rights: ['string'],
  'words?': { group: { name: 'string', users: 'string', servers: 'string' } },
  server_id: 'string',
} as const;
