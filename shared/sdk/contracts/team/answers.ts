// Written by `npm run answers` from schema.ts; do not edit.
export const getTeam = [
  {
    user_id: 'id',
    'rank?': 'string',
    'username?': 'string',
    'user_data?': {
      'avatar?': 'string',
      'decoration?': 'string',
      'banner?': 'string',
      'banner_color?': 'string',
      'activity?': {
        'type?': 'number',
        name: 'string',
        'image?': 'string',
        'details?': 'string',
        'state?': 'string',
      },
    },
  },
] as const;
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
