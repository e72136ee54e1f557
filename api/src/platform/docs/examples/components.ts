import { getComponentsContract } from '@portico/sdk/contracts/components/schema';
import { COMPONENTS } from '@portico/sdk/contracts/components/names';
import { example } from './example.ts';

export const componentsExamples = [
  example(getComponentsContract, {
    answer: {
      at: 1763640000,
      components: [
        {
          id: 'gateway',
          ...COMPONENTS.gateway,
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
