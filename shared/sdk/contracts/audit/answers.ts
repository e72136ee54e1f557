// Written by `npm run answers` from schema.ts; do not edit.
export const getAudit = {
  entries: [
    {
      id: 'string',
      at: 'number',
      actor: 'string',
      action: 'string',
      target: 'string',
      detail: {},
      'origin??': 'string',
    },
  ],
  'next??': 'string',
  actions: ['string'],
} as const;
