import { example } from '@portico/sdk/contracts/example';
import { stateWithdrawalContract } from '../withdrawals/schema.ts';
import { getWithdrawalsContract, resolveWithdrawalContract } from '../withdrawals/staff/schema.ts';

const ID = '6f2d9a8e-8d1c-4c53-9a54-0f4a3f1f8f10';

export const withdrawalsExamples = [
  example(stateWithdrawalContract, {
    body: {
      name: 'Casey Customer',
      contract: 'Invoice SANDBOX-0001',
      email: 'customer@example.com',
    },
    answer: { receivedAt: 1763639600 },
  }),
  example(getWithdrawalsContract, {
    answer: {
      withdrawals: [
        {
          withdrawalId: ID,
          name: 'Casey Customer',
          contract: 'My license of last week',
          email: 'customer@example.com',
          receivedAt: 1763639600,
          state: 'open',
          doubt: 'unmatched',
          invoiceId: null,
          userId: null,
        },
      ],
    },
  }),
  example(resolveWithdrawalContract, {
    params: { withdrawalId: ID },
    body: { invoiceId: 'INV-7Q4M2Z9KD3XR8TVA', reason: 'The buyer has another address now' },
    answer: { state: 'accepted' },
  }),
];
