import {
  deleteAccountContract,
  endOwnSessionContract,
  endOwnSessionsContract,
  exportAccountContract,
  getAccountDeletionContract,
  getOwnSessionsContract,
} from '@portico/sdk/contracts/account/schema';
import { example } from '@portico/sdk/contracts/example';

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
      data: {
        profile: {
          id: '951908035322847232',
          username: 'Visitor',
          avatar: null,
          email: null,
        },
        sessions: [
          { createdAt: 1763639600, seenAt: 1763639600, browser: null, secondFactor: false },
        ],
        invoices: { invoices: [], gifts: [], refunds: [], ledger: [] },
        discordPurchases: [],
        withdrawals: [],
        messages: [],
        discord: { isAllowed: true },
        team: { membership: null, profile: null, presence: null },
        economy: { entries: 0, newest: [] },
        incidents: [],
        notes: [],
        blacklists: [],
        avatars: { optedOut: false, entries: [] },
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
