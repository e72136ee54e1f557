import { getCurrentUserContract, signOutContract } from '@portico/sdk/contracts/session/schema';
import { example, exampleOf } from '@portico/sdk/contracts/example';

export const sessionExamples = [
  example(getCurrentUserContract, {
    answer: {
      id: '473052869059424293',
      username: 'Customer',
      avatar: 'c5f2a6734a2ea541660b36592fbfbc6a',
    },
  }),
  example(signOutContract, { answer: { signedOut: true } }),
  exampleOf('beginSignIn', {
    query: { returnTo: '/store' },
    answer:
      'https://discord.com/oauth2/authorize?response_type=code&client_id=694818336407691269&scope=identify%20guilds&state=Rk9yIGV4YW1wbGU',
  }),
];
