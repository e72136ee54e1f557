import { getVitalsContract } from '@portico/sdk/contracts/vitals/schema';
import { example } from '@portico/sdk/contracts/example';

export const vitalsExamples = [
  example(getVitalsContract, {
    query: { hours: 24 },
    answer: {
      since: 1763555200,
      apps: [
        {
          remote: 'mfe-public',
          version: '1.0.0',
          isLive: true,
          loads: 1,
          retries: 0,
          failures: 0,
          refused: 0,
          renderErrors: 1,
          eventErrors: 0,
          loadMs: { p50: 300, p75: 350, p95: 390 },
          viewMs: { p50: 850, p75: 925, p95: 985 },
          firstSeen: 1763638000,
          lastSeen: 1763638000,
        },
      ],
      hours: [
        {
          hour: 1763638000,
          remote: 'mfe-public',
          version: '1.0.0',
          loads: 1,
          retries: 0,
          failures: 0,
          refused: 0,
          renderErrors: 1,
          eventErrors: 0,
        },
      ],
      frames: [
        {
          remote: 'mfe-public',
          version: '1.0.0',
          code: 'render',
          source: 'mfe/mfe-public/1.0.0/status.js',
          line: 1,
          count: 1,
          lastSeen: 1763639601,
        },
      ],
    },
  }),
];
