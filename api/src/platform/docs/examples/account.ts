import {
  deleteAccountContract,
  endOwnSessionContract,
  endOwnSessionsContract,
  exportAccountContract,
  getAccountDeletionContract,
  getOwnSessionsContract,
} from '@portico/sdk/contracts/account/schema';
import { example } from './example.ts';

export const accountExamples = [
  example(getOwnSessionsContract, {
    answer: [
      {
        id: '93cc7cdd8eecfd61400bc072891c44dfa9844f292ff92550daf4bd5e7828f5a8',
        createdAt: 1763639600,
        seenAt: 1763639600,
        browser: null,
        isCurrent: true,
      },
    ],
  }),
  example(endOwnSessionsContract, { answer: { ended: 1 } }),
  example(endOwnSessionContract, {
    params: { id: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08' },
    answer: { ended: 1 },
  }),
  example(exportAccountContract, {
    answer: {
      exportedAt: 1763639600,
      parts: {
        profile: {
          id: '473052869059424293',
          username: 'Customer',
          avatar: 'c5f2a6734a2ea541660b36592fbfbc6a',
        },
        sessions: [{ createdAt: 1763639600, seenAt: 1763639600, browser: null }],
        invoices: {
          invoices: [
            {
              invoiceId: 'INV-7Q4M2Z9KD3XR8TVA',
              number: 1,
              plan: 'Duo',
              servers: 2,
              amount: 849,
              taxBasisPoints: 0,
              refundedAmount: 0,
              status: 'completed',
              buyerName: 'Casey Customer',
              buyerEmail: 'customer@example.com',
              buyerCountry: 'DE',
              consentAt: null,
              createdAt: '2025-11-20T12:26:40.355Z',
              completedAt: '2025-11-20T12:26:40.437Z',
            },
          ],
          ledger: [
            {
              at: '2025-11-20T12:26:40.355Z',
              kind: 'invoice.created',
              invoiceId: 'INV-7Q4M2Z9KD3XR8TVA',
              amount: 0,
              slots: 0,
              guildId: null,
              fromGuildId: null,
            },
            {
              at: '2025-11-20T12:26:40.496Z',
              kind: 'server.authorized',
              invoiceId: 'INV-7Q4M2Z9KD3XR8TVA',
              amount: 0,
              slots: 0,
              guildId: '377823360513749174',
              fromGuildId: null,
            },
            {
              at: '2025-11-20T12:26:40.535Z',
              kind: 'server.transferred',
              invoiceId: 'INV-7Q4M2Z9KD3XR8TVA',
              amount: 0,
              slots: 0,
              guildId: '432938420634272017',
              fromGuildId: '377823360513749174',
            },
          ],
        },
        discord: { isAllowed: true },
        team: { membership: null, profile: null, presence: null },
        economy: { entries: 0, newest: [] },
        incidents: [],
        blacklists: [],
        avatars: {
          optedOut: false,
          entries: [
            {
              user_id: '473052869059424293',
              avatar: '6b7fa434f92a8b80aab02d9bf1a12e49.png',
              timestamp: 1763640000,
              hidden: false,
            },
          ],
        },
      },
    },
  }),
  example(getAccountDeletionContract, {
    answer: {
      obstacles: [
        {
          reason: 'You are a member of the team.',
          remedy: 'An Owner has to take you out of it first.',
        },
      ],
      kept: [],
    },
  }),
  example(deleteAccountContract, { answer: { deleted: true } }),
];
