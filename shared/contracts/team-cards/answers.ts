// Written by `npm run answers` from schema.ts; do not edit.
export const getTeamCards = {
  '*?': [
    {
      members: [
        {
          name: 'string',
          rank: 'string',
          avatar: 'string',
          decoration: ['string'],
          banner: ['string'],
          colors: ['string'],
          activity: [
            {
              image: ['string'],
              emoji: [{ address: 'string', label: 'string' }],
              headline: 'string',
              lines: ['string'],
            },
          ],
          socials: { '*?': [{ platform: 'string', label: 'string', href: 'string' }] },
        },
      ],
    },
  ],
} as const;
