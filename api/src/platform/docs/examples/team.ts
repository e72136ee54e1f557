import { getTeamContract } from '@portico/sdk/contracts/team/schema';
import {
  deleteTeamMemberContract,
  putTeamMemberContract,
} from '@portico/sdk/contracts/team/staff/schema';
import { example } from '@portico/sdk/contracts/example';

export const teamExamples = [
  example(getTeamContract, {
    answer: [
      {
        user_id: '243483102788599882',
        rank: 'Owner',
        username: 'Olga',
        socials: { github: 'https://github.com/olga-example' },
        user_data: {
          avatar: 'a_71dff8ee2c6a42758f6c2df4bd3b7d73',
          decoration: 'a_bbfd403096f9faf3e881e91ca19098cc',
          banner: '7254b8e1d0c7b204cee9eb2a5a27798a',
          banner_color: '#5865f2',
          activity: {
            type: 0,
            name: 'Chess',
            emoji: null,
            image: 'https://example.com/chess.png',
            details: 'Rapid, move 12',
            state: 'In a game',
          },
        },
      },
    ],
  }),
  example(putTeamMemberContract, {
    params: { userId: '325978243918745711' },
    body: { rank: 'Moderator' },
    answer: { user_id: '325978243918745711', rank: 'Moderator' },
  }),
  example(deleteTeamMemberContract, {
    params: { userId: '325978243918745711' },
    answer: { user_id: '325978243918745711' },
  }),
];
