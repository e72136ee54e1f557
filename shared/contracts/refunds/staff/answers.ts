// Written by `npm run answers` from schema.ts; do not edit.
export const refundInvoice = {
  refundId: 'string',
  amount: 'number',
  status: 'string',
  by: 'string',
  requestedAt: 'number',
  'settledAt??': 'number',
  'reason??': 'string',
  'failure??': 'string',
} as const;
