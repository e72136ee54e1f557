// Written by `npm run answers` from schema.ts; do not edit.
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
