import { getDeskContract } from '../desk/schema.ts';
import { example } from '@portico/sdk/contracts/example';

export const deskExamples = [
  example(getDeskContract, {
    answer: {
      rights: ['read', 'export', 'incidents', 'verify', 'refund', 'promote', 'switch', 'team'],
      server_id: '700000000000000001',
    },
  }),
];
