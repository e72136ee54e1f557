// Written by `npm run answers` from schema.ts; do not edit.
export const getPlanCards = {
  tax: 'string',
  prices: 'string',
  consent: 'string',
  discounts: ['string'],
  guarantee: ['string'],
  discord: ['string'],
  imprint: [{ name: 'string', href: 'string' }],
  plans: [
    {
      popular: [
        {
          id: 'string',
          name: 'string',
          description: 'string',
          price: 'string',
          tax: 'string',
          savings: ['string'],
          perServer: ['string'],
          features: ['string'],
          quantity: ['string'],
          discord: ['string'],
        },
      ],
      plain: [
        {
          id: 'string',
          name: 'string',
          description: 'string',
          price: 'string',
          tax: 'string',
          savings: ['string'],
          perServer: ['string'],
          features: ['string'],
          quantity: ['string'],
          discord: ['string'],
        },
      ],
    },
  ],
  terms: [
    {
      tax: 'string',
      prices: 'string',
      consent: 'string',
      discounts: ['string'],
      guarantee: ['string'],
      discord: ['string'],
      imprint: [{ name: 'string', href: 'string' }],
    },
  ],
  closed: ['string'],
} as const;
export const getPlans = [
  {
    id: 'string',
    name: 'string',
    description: 'string',
    price: 'number',
    'currency?': 'string',
    servers: 'number',
    'maxServers?': 'number',
    savings: 'number',
    popular: 'boolean',
    features: ['string'],
    'discordUrl?': 'string',
  },
] as const;
export const getSeller = {
  name: 'string',
  taxPercent: 'number',
  'taxNotice??': 'string',
  'taxPrices?': 'string',
  promotionCodes: 'boolean',
  'imprintUrl??': 'string',
  'currency?': 'string',
  'guarantee?': { days: 'number', activeHours: 'number' },
  'withdrawal?': { days: 'number', exception: 'string' },
  'consentRequired?': 'boolean',
} as const;
export const getStore = {
  title: 'string',
  description: 'string',
  lead: 'string',
  'firstCommand?': 'string',
  promises: [{ icon: 'string', text: 'string' }],
  comparison: {
    title: 'string',
    text: 'string',
    groups: [
      {
        title: 'string',
        rows: [
          {
            label: 'string',
            free: { yes: ['string'], no: ['string'], text: ['string'] },
            licensed: { yes: ['string'], no: ['string'], text: ['string'] },
          },
        ],
      },
    ],
  },
  questions: { title: 'string', entries: [{ question: 'string', answer: 'string' }] },
} as const;
