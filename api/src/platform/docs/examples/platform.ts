import {
  getPlatformContract,
  switchRemoteOffContract,
  switchRemoteOnContract,
} from '@portico/sdk/contracts/platform/schema';
import { example } from './example.ts';

export const platformExamples = [
  example(getPlatformContract, {
    answer: {
      parts: [
        {
          name: 'mfe-commerce',
          live: null,
          rollback_to: null,
          restricted: false,
          mounts: [],
          off: null,
          canary: null,
          versions: [],
          changes: [],
        },
        {
          name: 'mfe-staff',
          live: null,
          rollback_to: null,
          restricted: true,
          mounts: ['/staff'],
          off: null,
          canary: null,
          versions: [],
          changes: [],
        },
        {
          name: 'mfe-public',
          live: '1.0.0',
          rollback_to: null,
          restricted: false,
          mounts: [],
          off: null,
          canary: { id: 2, version: '1.1.0', share: 10 },
          versions: [
            {
              version: '1.1.0',
              state: 'retained',
              sdk: '^1.0.0',
              published_at: 1763639600,
              published_by: { id: 'operator', label: null },
              smoke: {
                run: 1,
                state: 'passed',
                at: 1763639601,
                worker: 'worker-1',
                reason: null,
                visited: 3,
                failures: [],
                skipped: [],
              },
            },
            {
              version: '1.0.0',
              state: 'live',
              sdk: '^1.0.0',
              published_at: 1763639599,
              published_by: { id: 'operator', label: null },
              smoke: null,
            },
          ],
          changes: [
            {
              at: 1763639599,
              kind: 'promote',
              by: { id: 'operator', label: null },
              from: null,
              to: '1.0.0',
              why: 'First release',
            },
          ],
        },
      ],
      may_release: true,
      may_switch: true,
    },
  }),
  example(switchRemoteOffContract, {
    params: { name: 'mfe-public' },
    body: { why: 'A page shows wrong data' },
    answer: { name: 'mfe-public', isOff: true },
  }),
  example(switchRemoteOnContract, {
    params: { name: 'mfe-public' },
    answer: { name: 'mfe-public', isOff: false },
  }),
];
