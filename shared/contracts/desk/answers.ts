// Written by `npm run answers` from schema.ts; do not edit.
export const getDesk = { rights: ['string'], server_id: 'string' } as const;
