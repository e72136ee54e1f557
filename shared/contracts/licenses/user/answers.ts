// Written by `npm run answers` from schema.ts; do not edit.
export const getSlotHistory = {
  events: [
    {
      id: 'string',
      at: 'number',
      what: 'string',
      by: 'string',
      'server??': { id: 'id', 'name??': 'string', 'icon??': 'string' },
      'from??': { id: 'id', 'name??': 'string', 'icon??': 'string' },
    },
  ],
} as const;
export const getUserLicenses = {
  licenses: [
    {
      invoiceId: 'string',
      'number??': 'string',
      plan: 'string',
      'planName?': 'string',
      status: 'string',
      'dispute?': 'string',
      isComplimentary: 'boolean',
      'isImported?': 'boolean',
      'discord?': 'string',
      'isGift?': 'boolean',
      isRefunding: 'boolean',
      refund: {
        state: 'string',
        'state=refundable?': { until: 'number' },
        'state=closed?': { why: 'string' },
      },
      guarantee: { days: 'number', activeHours: 'number' },
      slots: [
        {
          position: 'number',
          'server??': { id: 'id', 'name??': 'string', 'icon??': 'string' },
          'since??': 'number',
          'transferableAt??': 'number',
          'revokedAt??': 'number',
        },
      ],
    },
  ],
  'nextTransferAt??': 'number',
} as const;
