// Written by `npm run answers` from schema.ts; do not edit.
export const exportSales = 'string' as const;
export const getSales = {
  'currency?': 'string',
  'currencies?': ['string'],
  zone: 'string',
  totals: {
    revenue: 'number',
    refunds: 'number',
    disputes: 'number',
    net: 'number',
    purchases: 'number',
    complimentary: 'number',
    'discord?': 'number',
    plans: [{ plan: 'string', purchases: 'number', revenue: 'number' }],
  },
  buckets: [
    {
      start: 'string',
      revenue: 'number',
      refunds: 'number',
      disputes: 'number',
      net: 'number',
      purchases: 'number',
      complimentary: 'number',
      'discord?': 'number',
      plans: [{ plan: 'string', purchases: 'number', revenue: 'number' }],
    },
  ],
} as const;
