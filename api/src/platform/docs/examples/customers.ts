import {
  getCustomerContract,
  verifyInvoiceContract,
} from '@portico/sdk/contracts/customers/schema';
import { example } from './example.ts';

export const customersExamples = [
  example(getCustomerContract, {
    params: { id: '473052869059424293' },
    answer: {
      kind: 'user',
      user: { id: '473052869059424293', username: 'Customer' },
      invoices: [
        {
          invoiceId: 'INV-7Q4M2Z9KD3XR8TVA',
          number: 'JUNO-0001',
          userId: '473052869059424293',
          plan: 'Duo',
          servers: 2,
          amount: 849,
          paidAmount: 849,
          refundedAmount: 0,
          refundableAmount: 849,
          refunds: [],
          status: 'completed',
          createdAt: 1763639600,
          completedAt: 1763639600,
          sessionId: 'cs_test_QzHp9rRYbMe00wFVlojk4D14',
          slots: [
            {
              position: 1,
              guildId: '432938420634272017',
              guildName: 'Pixel Foundry',
              authorizedAt: 1763639600,
              revokedAt: null,
            },
            { position: 2, guildId: null, guildName: null, authorizedAt: null, revokedAt: null },
          ],
          lastWebhook: {
            id: 'evt_1hZC6IPMVEsuId9iUuVZCBqJ',
            type: 'checkout.session.completed',
            outcome: 'done',
            attempts: 1,
            receivedAt: 1763639600,
          },
        },
      ],
      total: 1,
      ledger: [
        {
          id: '5',
          at: 1763639600,
          kind: 'server.transferred',
          invoiceId: 'INV-7Q4M2Z9KD3XR8TVA',
          amount: 0,
          slots: 0,
          guildId: '432938420634272017',
          fromGuildId: '377823360513749174',
          source: 'user',
        },
        {
          id: '4',
          at: 1763639600,
          kind: 'server.authorized',
          invoiceId: 'INV-7Q4M2Z9KD3XR8TVA',
          amount: 0,
          slots: 0,
          guildId: '377823360513749174',
          fromGuildId: null,
          source: 'user',
        },
        {
          id: '3',
          at: 1763639600,
          kind: 'slots.made',
          invoiceId: 'INV-7Q4M2Z9KD3XR8TVA',
          amount: 0,
          slots: 2,
          guildId: null,
          fromGuildId: null,
          source: 'webhook evt_1hZC6IPMVEsuId9iUuVZCBqJ',
        },
      ],
    },
  }),
  example(verifyInvoiceContract, {
    body: { invoiceId: 'INV-7Q4M2Z9KD3XR8TVA' },
    answer: { before: 'completed', status: 'completed' },
  }),
];
