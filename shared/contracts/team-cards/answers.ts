// Written by `npm run answers` from schema.ts; do not edit.
export const getTeamGroups = {
  groups: [
    {
      title: 'string',
      tagline: ['string'],
      'plain?': [
        {
          members: [
            {
              name: 'string',
              rank: 'string',
              loading: 'string',
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
      'accent?': [
        {
          members: [
            {
              name: 'string',
              rank: 'string',
              loading: 'string',
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
      'success?': [
        {
          members: [
            {
              name: 'string',
              rank: 'string',
              loading: 'string',
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
      'danger?': [
        {
          members: [
            {
              name: 'string',
              rank: 'string',
              loading: 'string',
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
      'warning?': [
        {
          members: [
            {
              name: 'string',
              rank: 'string',
              loading: 'string',
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
    },
  ],
} as const;
export const getTeamRanks = {
  ranks: [
    { rank: 'string', 'name?': 'string', title: 'string', 'tagline?': 'string', look: 'string' },
  ],
  others: 'string',
} as const;
