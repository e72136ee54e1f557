import { getCurrentUserContract, signOutContract } from '@portico/sdk/contracts/session/schema';
import { example } from './example.ts';

export const sessionExamples = [
  example(getCurrentUserContract, {
    answer: {
      id: '473052869059424293',
      username: 'Customer',
      avatar: 'c5f2a6734a2ea541660b36592fbfbc6a',
    },
  }),
  example(signOutContract, { answer: { signedOut: true } }),
];
