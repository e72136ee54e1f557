// Written by `npm run answers` from schema.ts; do not edit.
export const getCustomer = {
  kind: 'string',
  'user??': { id: 'string', 'username??': 'string' },
  invoices: [
    {
      invoiceId: 'string',
      'number??': 'string',
      userId: 'string',
      plan: 'string',
      servers: 'number',
      amount: 'number',
      'paidAmount??': 'number',
      refundedAmount: 'number',
      refundableAmount: 'number',
      refunds: [
        {
          refundId: 'string',
          amount: 'number',
          status: 'string',
          by: 'string',
          requestedAt: 'number',
          'settledAt??': 'number',
          'reason??': 'string',
          'failure??': 'string',
        },
      ],
      refund: {
        state: 'string',
        'state=refundable?': { until: 'number' },
        'state=closed?': { why: 'string' },
      },
      isRefunding: 'boolean',
      'dispute??': 'string',
      status: 'string',
      createdAt: 'number',
      'completedAt??': 'number',
      buyer: { 'name??': 'string', 'email??': 'string', 'country??': 'string' },
      'consent??': { at: 'number', 'text??': 'string' },
      'complimentary??': { reason: 'string', 'withdrawnAt??': 'number' },
      'paymentUrl??': 'string',
      'sessionId??': 'string',
      slots: [
        {
          position: 'number',
          'guildId??': 'string',
          'guildName??': 'string',
          'authorizedAt??': 'number',
          'revokedAt??': 'number',
          'transferableAt??': 'number',
        },
      ],
      'lastWebhook??': {
        id: 'string',
        type: 'string',
        outcome: 'string',
        attempts: 'number',
        receivedAt: 'number',
      },
    },
  ],
  total: 'number',
  ledger: [
    {
      id: 'string',
      at: 'number',
      kind: 'string',
      invoiceId: 'string',
      amount: 'number',
      slots: 'number',
      'guildId??': 'string',
      'fromGuildId??': 'string',
      source: 'string',
    },
  ],
  notes: [{ noteId: 'string', text: 'string', authorId: 'string', createdAt: 'number' }],
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
  isTestMode: 'boolean',
} as const;
export const searchCustomers = {
  kind: 'string',
  matches: [
    {
      key: 'string',
      userId: 'string',
      'username??': 'string',
      invoices: 'number',
      'newest??': { invoiceId: 'string', 'number??': 'string', createdAt: 'number' },
    },
  ],
  hasMore: 'boolean',
} as const;
export const verifyInvoice = { before: 'string', status: 'string' } as const;
