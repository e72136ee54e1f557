// Written by `npm run answers` from schema.ts; do not edit.
export const getCategoryAddresses = ['string'] as const;
export const getCommand = {
  address: { category: 'string', name: 'string' },
  name: 'string',
  title: 'string',
  description: 'string',
  categories: [{ label: 'string', address: 'string' }],
  premium: ['string'],
  forms: [{ label: 'string', text: 'string' }],
  example: ['string'],
  facts: [{ label: 'string', value: 'string' }],
  parameters: [{ title: 'string', entries: [{ name: 'string', need: 'string' }] }],
  related: [
    {
      title: 'string',
      entries: [
        { title: 'string', address: { category: 'string', name: 'string' }, description: 'string' },
      ],
    },
  ],
} as const;
export const getCommandAddresses = [{ category: 'string', name: 'string' }] as const;
export const getCommandCategories = ['string'] as const;
export const getCommandReference = {
  title: 'string',
  description: 'string',
  summary: 'string',
  chosen: 'string',
  chosenCount: 'string',
  entries: [{ label: 'string', address: 'string', count: 'string', current: 'string' }],
  families: [
    {
      key: 'string',
      root: [
        {
          name: 'string',
          title: 'string',
          id: 'string',
          address: { category: 'string', name: 'string' },
          description: 'string',
          category: 'string',
          usage: 'string',
          slash: ['string'],
          premium: ['string'],
          facts: [{ label: 'string', value: 'string' }],
        },
      ],
      heading: [
        { id: 'string', title: 'string', category: 'string', names: 'string', premium: ['string'] },
      ],
      folded: [
        {
          summary: 'string',
          members: [
            {
              name: 'string',
              title: 'string',
              id: 'string',
              address: { category: 'string', name: 'string' },
              description: 'string',
              category: 'string',
              usage: 'string',
              slash: ['string'],
              premium: ['string'],
              facts: [{ label: 'string', value: 'string' }],
            },
          ],
        },
      ],
    },
  ],
  notes: ['string'],
} as const;
export const getCommands = [
  {
    name: 'string',
    description: 'string',
    category: 'string',
    permissions: 'string',
    'aliases?': ['string'],
    arguments: 'string',
    'slash?': 'boolean',
    'example?': 'string',
  },
] as const;
export const getDisplayCategories = {
  categories: [{ name: 'string', keys: ['string'] }],
  hidden: [{ name: 'string', keys: ['string'] }],
  'premium?': ['string'],
} as const;
