import {
  getPlanCardsContract,
  getPlansContract,
  getSellerContract,
  getStoreContract,
} from '../store/schema.ts';
import { guaranteeRule } from '../rules/guarantee.ts';
import { CONSENT_VERSION, consentTextOf } from '../rules/consent.ts';
import { example } from '@portico/sdk/contracts/example';

const TERMS = {
  tax: 'no tax is charged',
  prices: 'Prices in euro',
  consent: consentTextOf(CONSENT_VERSION, 7, 14),
  discounts: [],
  discord: [],
  guarantee: [`You can have your money back ${guaranteeRule({ days: 7, activeHours: 24 })}.`],
  imprint: [],
};

export const storeExamples = [
  example(getStoreContract, {
    answer: {
      title: 'Licenses',
      description: 'What a license of {{product}} costs.',
      lead: 'A license of {{product}} is paid once.',
      firstCommand: '{{prefix}}help',
      promises: [{ icon: 'M3 12a9 9 0 1 0 9-9', text: 'Money back for a week' }],
      comparison: {
        title: 'Without and with a license',
        text: 'Each slot is for a server.',
        groups: [
          {
            title: 'The license',
            rows: [
              {
                label: 'Support',
                free: { yes: [], no: ['No'], text: [] },
                licensed: { yes: ['Yes'], no: [], text: [] },
              },
            ],
          },
        ],
      },
      questions: {
        title: 'Questions',
        entries: [
          { question: 'Is there a subscription?', answer: 'No, each purchase is paid once.' },
        ],
      },
    },
  }),
  example(getPlansContract, {
    answer: [
      {
        id: '{{plan}}',
        name: '{{plan}}',
        description: 'For a server or more',
        price: 499,
        currency: 'EUR',
        servers: 1,
        maxServers: 25,
        savings: 0,
        popular: false,
        features: ['A license for each server', 'Support in the first row'],
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
              id: '{{plan}}',
              name: '{{plan}}',
              description: 'For a server or more',
              price: '€4.99',
              tax: 'No tax is charged.',
              savings: [],
              perServer: [],
              features: ['A license for each server'],
              quantity: [],
              discord: [],
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
      name: '{{product}}',
      taxPercent: 0,
      taxNotice: 'No tax is charged.',
      promotionCodes: false,
      imprintUrl: null,
      currency: 'EUR',
      guarantee: { days: 7, activeHours: 24 },
      withdrawal: { days: 14, exception: 'content' },
      consentRequired: false,
    },
  }),
];
