import { getUserContract } from '../users/schema.ts';
import { example } from '@portico/sdk/contracts/example';

export const usersExamples = [
  example(getUserContract, {
    params: { userId: '243483102788599882' },
    answer: {
      user: 'Owner',
      username: 'owner',
      avatar: 'a_71dff8ee2c6a42758f6c2df4bd3b7d73',
      activity: {
        type: 0,
        name: 'Chess',
        emoji: null,
        image: 'https://example.com/chess.png',
        details: 'Rapid, move 12',
        state: 'In a game',
      },
    },
  }),
];
