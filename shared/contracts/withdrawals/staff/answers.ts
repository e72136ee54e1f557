// Written by `npm run answers` from schema.ts; do not edit.
export const getWithdrawals = {
  withdrawals: [
    {
      withdrawalId: 'string',
      name: 'string',
      contract: 'string',
      email: 'string',
      receivedAt: 'number',
      state: 'string',
      'doubt??': 'string',
      'invoiceId??': 'string',
      'userId??': 'string',
    },
  ],
} as const;
export const resolveWithdrawal = { state: 'string' } as const;
