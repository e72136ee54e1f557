// Written by `npm run answers` from schema.ts; do not edit.
export const getPlanCards = {
  tax: 'string',
  discounts: ['string'],
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
          features: ['string'],
          quantity: ['string'],
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
          features: ['string'],
          quantity: ['string'],
        },
      ],
    },
  ],
  terms: [{ tax: 'string', discounts: ['string'], imprint: [{ name: 'string', href: 'string' }] }],
  closed: ['string'],
} as const;
export const getPlans = [
  {
    id: 'string',
    name: 'string',
    description: 'string',
    price: 'number',
    servers: 'number',
    savings: 'number',
    popular: 'boolean',
    features: ['string'],
  },
] as const;
export const getSeller = {
  name: 'string',
  taxPercent: 'number',
  'taxNotice??': 'string',
  promotionCodes: 'boolean',
  'imprintUrl??': 'string',
  'consentRequired?': 'boolean',
} as const;
