import { getNamesContract } from '../names/schema.ts';
import { example } from '@portico/sdk/contracts/example';

export const namesExamples = [
  example(getNamesContract, {
    query: { users: '473052869059424293', servers: '377823360513749174' },
    answer: {
      users: {
        '473052869059424293': { name: 'Customer', avatar: 'c5f2a6734a2ea541660b36592fbfbc6a' },
      },
      servers: {
        '377823360513749174': {
          name: 'Lantern Harbour',
          image:
            'https://cdn.discordapp.com/icons/377823360513749174/47194731506332877300000000000000.webp?size=64',
        },
      },
    },
  }),
];
