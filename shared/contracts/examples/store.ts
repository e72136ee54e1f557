import {
  getPlanCardsContract,
  getPlansContract,
  getSellerContract,
  getStoreContract,
} from '../store/schema.ts';
import { CONSENT_VERSION, consentTextOf } from '../checkout/consent.ts';
import { example } from '@portico/sdk/contracts/example';

const TERMS = {
  tax: 'no tax is charged',
  prices: 'Prices in euro',
  consent: consentTextOf(CONSENT_VERSION, 7),
  discounts: [],
  imprint: [],
};

export const storeExamples = [
  example(getStoreContract, {
    answer: {
      title: 'Lifetime Access - No Subscriptions',
      description: 'Lifetime access to Example Bot: pay once for 1, 2 or 5 servers.',
      lead: 'Pay once and Example Bot stays on your servers for life.',
      promises: [{ icon: 'M3 12a9 9 0 1 0 9-9', text: '7-day money-back guarantee' }],
      comparison: {
        title: 'What a license adds',
        text: 'A license covers one server per slot.',
        groups: [
          {
            title: 'The license',
            rows: [
              {
                label: 'Move to another server',
                free: { yes: [], no: ['No'], text: [] },
                licensed: { yes: ['Yes'], no: [], text: [] },
              },
            ],
          },
        ],
      },
      questions: {
        title: 'Frequently asked questions',
        entries: [
          { question: 'Can I add servers later?', answer: 'Yes, buy additional slots anytime.' },
        ],
      },
    },
  }),
  example(getPlansContract, {
    answer: [
      {
        id: 'Single',
        name: 'Single',
        description: 'For one community',
        price: 499,
        currency: 'EUR',
        servers: 1,
        maxServers: 25,
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
      ...TERMS,
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
      terms: [TERMS],
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
      currency: 'EUR',
      guarantee: { days: 7, activeHours: 24 },
      consentRequired: false,
    },
  }),
];
