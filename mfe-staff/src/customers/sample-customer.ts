import type { Customer } from '@portico/contracts/customers/schema';

/** A customer with a pending invoice, for tests. */
export const sampleCustomer: Customer = {
  kind: 'invoice',
  user: { id: '473052869059424293', username: null },
  total: 1,
  invoices: [
    {
      invoiceId: 'INV-7K2M',
      number: null,
      userId: '473052869059424293',
      plan: 'Single',
      servers: 1,
      amount: 499,
      paidAmount: null,
      refundedAmount: 0,
      refundableAmount: 0,
      refunds: [],
      status: 'pending',
      createdAt: 1_795_248_000,
      completedAt: null,
      sessionId: null,
      refund: { state: 'closed', why: 'not-paid' },
      isRefunding: false,
      dispute: null,
      buyer: { name: null, email: null, country: null },
      consent: null,
      complimentary: null,
      paymentUrl: null,
      slots: [],
      lastWebhook: null,
    },
  ],
  ledger: [],
  notes: [],
  audit: [],
  isTestMode: true,
};
