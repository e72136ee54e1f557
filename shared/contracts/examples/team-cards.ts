import { example } from '@portico/sdk/contracts/example';
import { getTeamCardsContract } from '../team-cards/schema.ts';

export const teamCardsExamples = [
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
];
