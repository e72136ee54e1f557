import { getDeskContract } from '@portico/sdk/contracts/desk/schema';
import { example } from './example.ts';

export const deskExamples = [
  example(getDeskContract, {
    answer: {
      rights: ['read', 'export', 'incidents', 'verify', 'refund', 'promote', 'switch', 'team'],
      server_id: '700000000000000001',
    },
  }),
];
