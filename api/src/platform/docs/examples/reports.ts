import { sendBeaconContract } from '@portico/sdk/contracts/reports/schema';
import { example } from '@portico/sdk/contracts/example';

export const reportsExamples = [
  example(sendBeaconContract, {
    body: {
      events: [
        { kind: 'load', remote: 'mfe-public', version: '1.0.0', page: 'home', ms: 310 },
        { kind: 'view', remote: 'mfe-public', version: '1.0.0', page: 'home', ms: 820 },
        {
          kind: 'render',
          remote: 'mfe-public',
          version: '1.0.0',
          page: 'status',
          frame: { remote: 'mfe-public', version: '1.0.0', file: 'status.js', line: 1, column: 3 },
        },
      ],
      isFirst: true,
    },
    answer: { taken: 3 },
  }),
];
