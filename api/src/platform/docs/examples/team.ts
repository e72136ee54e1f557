import { getTeamCardsContract, getTeamContract } from '@portico/sdk/contracts/team/schema';
import {
  deleteTeamMemberContract,
  putTeamMemberContract,
} from '@portico/sdk/contracts/team/staff/schema';
import { example } from './example.ts';

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
  example(getTeamCardsContract, {
    answer: {
      Owner: [
        {
          members: [
            {
              name: 'Olga',
              rank: 'Owner',
              avatar: 'https://cdn.discordapp.com/embed/avatars/0.png',
              decoration: [],
              banner: [],
              colors: ['#5865f2'],
              activity: [
                {
                  image: ['https://example.com/chess.png'],
                  emoji: [],
                  headline: 'Playing Chess',
                  lines: ['Rapid, move 12', 'In a game'],
                },
              ],
              socials: {
                github: [
                  {
                    platform: 'github',
                    label: 'GitHub',
                    href: 'https://github.com/olga-example',
                  },
                ],
              },
            },
          ],
        },
      ],
    },
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
