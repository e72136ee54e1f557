import { requestRefundContract } from '../refunds/schema.ts';
import { refundInvoiceContract } from '../refunds/staff/schema.ts';
import { example } from '@portico/sdk/contracts/example';

export const refundsExamples = [
  example(requestRefundContract, {
    params: { invoiceId: 'INV-7Q4M2Z9KD3XR8TVA' },
    body: { amount: 849 },
    answer: {
      refundId: 'RF-M4T8RW7K3QX9D2XA',
      amount: 849,
      status: 'succeeded',
      by: 'owner',
      requestedAt: 1763639600,
      settledAt: 1763639601,
    },
  }),
  example(refundInvoiceContract, {
    params: { invoiceId: 'INV-7Q4M2Z9KD3XR8TVA' },
    body: { amount: 200, refunded: 0, reason: 'One of two servers was closed by Discord' },
    answer: {
      refundId: 'RF-9D2XAM4T8RW7K3QX',
      amount: 200,
      status: 'succeeded',
      by: 'staff',
      requestedAt: 1763639600,
      settledAt: 1763639601,
      reason: 'One of two servers was closed by Discord',
      failure: null,
    },
  }),
];
