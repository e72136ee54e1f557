// Written by `npm run answers` from schema.ts; do not edit.
export const requestRefund = {
  refundId: 'string',
  amount: 'number',
  status: 'string',
  by: 'string',
  requestedAt: 'number',
  'settledAt??': 'number',
} as const;
