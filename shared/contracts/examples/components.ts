import { getComponentNamesContract, getComponentsContract } from '../components/schema.ts';
import { METHODS } from '../components/names.ts';
import { example } from '@portico/sdk/contracts/example';

export const componentsExamples = [
  example(getComponentNamesContract, {
    answer: {
      site: 'Website and API',
      gateway: 'Bot',
      shards: 'Shards',
      payments: 'Payments',
      'sign-in': 'Sign-in',
    },
  }),
  example(getComponentsContract, {
    answer: {
      at: 1763640000,
      components: [
        {
          id: 'gateway',
          name: 'Bot',
          method: METHODS.gateway,
          state: 'up',
          since: 1763553600,
          uptime: 0.9998,
          measured: 0.998,
          days: [
            {
              day: '2025-11-20',
              up: 42360,
              degraded: 0,
              down: 840,
              maintenance: 0,
              unknown: 0,
            },
          ],
        },
      ],
    },
  }),
];
