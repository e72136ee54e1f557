// Written by `npm run answers` from schema.ts; do not edit.
export const getDesk = {
  rights: ['string'],
  'words?': { group: { name: 'string', users: 'string', servers: 'string' } },
  server_id: 'string',
} as const;
export const getOpenWork = {
  work: [{ kind: 'string', count: 'number', 'since??': 'number' }],
  audit: [
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
} as const;
export const getWaitingInvoices = {
  invoices: [
    {
      invoiceId: 'string',
      'number??': 'string',
      userId: 'string',
      'username??': 'string',
      plan: 'string',
      amount: 'number',
      'currency?': 'string',
      since: 'number',
      'note??': 'string',
    },
  ],
} as const;
export const getWaitingPurchases = {
  purchases: [
    {
      purchaseId: 'string',
      skuId: 'string',
      'userId??': 'string',
      isTest: 'boolean',
      since: 'number',
    },
  ],
} as const;
