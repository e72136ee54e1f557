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
      status: 'string',
      createdAt: 'number',
      'completedAt??': 'number',
      'sessionId??': 'string',
      slots: [
        {
          position: 'number',
          'guildId??': 'string',
          'guildName??': 'string',
          'authorizedAt??': 'number',
          'revokedAt??': 'number',
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
} as const;
export const verifyInvoice = { before: 'string', status: 'string' } as const;
