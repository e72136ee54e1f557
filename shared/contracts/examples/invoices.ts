import { consentTextOf } from '../rules/consent.ts';
import {
  cancelInvoiceContract,
  getInvoiceContract,
  getInvoicesContract,
} from '../invoices/schema.ts';
import { example, exampleOf } from '@portico/sdk/contracts/example';

export const invoicesExamples = [
  example(getInvoiceContract, {
    params: { invoiceId: 'INV-7Q4M2Z9KD3XR8TVA' },
    answer: {
      invoiceId: 'INV-7Q4M2Z9KD3XR8TVA',
      number: 'BOT-0001',
      userId: '473052869059424293',
      plan: '{{plan}}',
      planName: '{{plan}}',
      planFeatures: ['A license for 2 servers'],
      servers: 2,
      amount: 849,
      currency: 'EUR',
      discountAmount: 0,
      paidAmount: 849,
      refundedAmount: 0,
      status: 'completed',
      purchaseDate: 1763639600,
      completedAt: 1763639600,
      canceledAt: null,
      consent: { at: 1763639600, text: consentTextOf(1, 7, 14) },
      sessionId: 'cs_test_QzHp9rRYbMe00wFVlojk4D14',
      payable: false,
      tax: {
        ...{ percent: 0, amount: 0, notice: 'No tax is charged.' },
        ...{ prices: null, isReverseCharge: false },
      },
      seller: { name: '{{product}}', address: '', taxId: '', imprintUrl: null },
      buyer: { name: 'Casey Customer', email: 'customer@example.com', country: 'DE', taxId: null },
      pdfUrl: '/api/stripe/invoice/INV-7Q4M2Z9KD3XR8TVA/pdf',
      documentUrl: '/api/stripe/invoice/INV-7Q4M2Z9KD3XR8TVA/document',
      guarantee: { days: 7, activeHours: 24 },
      withdrawnAt: null,
      withdrawableUntil: null,
      refund: { state: 'refundable', until: 1764244400 },
      isComplimentary: false,
      discord: null,
      gift: null,
      dispute: null,
      isRefunding: false,
      refunds: [],
    },
  }),
  example(cancelInvoiceContract, {
    params: { invoiceId: 'INV-7Q4M2Z9KD3XR8TVA' },
    answer: { status: 'expired' },
  }),
  example(getInvoicesContract, {
    query: {
      page: 1,
      sortBy: 'createdAt',
      sortDirection: 'desc',
      filter: 'completed',
      q: '{{plan}}',
    },
    answer: {
      invoices: [
        {
          invoiceId: 'INV-7Q4M2Z9KD3XR8TVA',
          number: 'BOT-0001',
          plan: '{{plan}}',
          planName: '{{plan}}',
          amount: 849,
          currency: 'EUR',
          status: 'completed',
          state: 'paid',
          createdAt: 1763639600,
          serverCount: 2,
          authorizedCount: 1,
          pendingServers: 1,
        },
      ],
      totalPages: 1,
      total: 1,
      awaiting: [{ invoiceId: 'INV-7Q4M2Z9KD3XR8TVA', pendingServers: 1 }],
    },
  }),
  exampleOf('getInvoicePdf', {
    params: { invoiceId: 'INV-7Q4M2Z9KD3XR8TVA' },
    answer: 'https://pay.stripe.com/invoice/acct_1SVbX2/test_YWNjdF8xU1ZiWDI/pdf',
  }),
  exampleOf('getHostedInvoice', {
    params: { invoiceId: 'INV-7Q4M2Z9KD3XR8TVA' },
    answer: 'https://invoice.stripe.com/i/acct_1SVbX2/test_YWNjdF8xU1ZiWDI',
  }),
];
