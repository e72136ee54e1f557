import { getPlanCardsContract, getPlansContract, getSellerContract } from '../store/schema.ts';
import { example } from '@portico/sdk/contracts/example';

export const storeExamples = [
  example(getPlansContract, {
    answer: [
      {
        id: 'Single',
        name: 'Single',
        description: 'For one community',
        price: 499,
        servers: 1,
        savings: 0,
        popular: false,
        features: [
          'Lifetime access for 1 server',
          'All features and updates',
          'Add servers later',
          'Answers within 24 hours',
        ],
      },
    ],
  }),
  example(getPlanCardsContract, {
    answer: {
      tax: 'no tax is charged',
      discounts: [],
      imprint: [],
      plans: [
        {
          popular: [],
          plain: [
            {
              id: 'Single',
              name: 'Single',
              description: 'For one community',
              price: '€4.99',
              tax: 'No tax is charged.',
              savings: [],
              features: ['Lifetime access for 1 server'],
              quantity: [],
            },
          ],
        },
      ],
      terms: [{ tax: 'no tax is charged', discounts: [], imprint: [] }],
      closed: [],
    },
  }),
  example(getSellerContract, {
    answer: {
      name: 'Example Bot',
      taxPercent: 0,
      taxNotice: 'No tax is charged.',
      promotionCodes: false,
      imprintUrl: null,
      consentRequired: false,
    },
  }),
];
