import { example } from '@portico/sdk/contracts/example';
import { getTeamGroupsContract, getTeamRanksContract } from '../team-cards/schema.ts';

export const teamCardsExamples = [
  example(getTeamRanksContract, {
    answer: {
      ranks: [
        {
          rank: 'Owner',
          title: 'Founders',
          tagline: 'They began it.',
          look: 'warning',
        },
      ],
      others: 'Other',
    },
  }),
  example(getTeamGroupsContract, {
    answer: {
      groups: [
        {
          title: 'Founders',
          tagline: ['They began it.'],
          warning: [
            {
              members: [
                {
                  name: 'Olga',
                  rank: 'Founder',
                  loading: 'eager',
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
      ],
    },
  }),
];
