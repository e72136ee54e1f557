import {
  getDeskContract,
  getOpenWorkContract,
  getWaitingInvoicesContract,
  getWaitingPurchasesContract,
} from '../desk/schema.ts';
import { example } from '@portico/sdk/contracts/example';

export const deskExamples = [
  example(getDeskContract, {
    answer: {
      rights: ['read', 'export', 'incidents', 'verify', 'refund', 'promote', 'switch', 'team'],
      words: {
        group: {
          name: 'Module',
          users: 'Users who cannot use a module.',
          servers: 'Servers where a module is disabled.',
        },
      },
      server_id: '700000000000000001',
    },
  }),
  example(getOpenWorkContract, {
    answer: {
      work: [{ kind: 'payments', count: 2, since: 1763639600 }],
      audit: [
        {
          id: '12',
          at: 1763639700,
          actor: 'user:243483102788599882',
          action: 'note.add',
          target: 'user:473052869059424293',
          detail: { note: '6f2d9a8e-8d1c-4c53-9a54-0f4a3f1f8f10' },
          origin: '203.0.113.7',
        },
      ],
    },
  }),
  example(getWaitingInvoicesContract, {
    query: { kind: 'payments' },
    answer: {
      invoices: [
        {
          invoiceId: 'INV-7Q4M2Z9KD3XR8TVA',
          number: null,
          userId: '473052869059424293',
          username: 'Customer',
          plan: 'Duo',
          amount: 849,
          currency: 'EUR',
          since: 1763639600,
          note: null,
        },
      ],
    },
  }),
  example(getWaitingPurchasesContract, {
    answer: {
      purchases: [
        {
          purchaseId: '1019653849998299136',
          skuId: '1088510058284990004',
          userId: '473052869059424293',
          isTest: false,
          since: 1763639600,
        },
      ],
    },
  }),
];
