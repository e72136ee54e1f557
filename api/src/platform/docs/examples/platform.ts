import {
  getPlatformContract,
  switchRemoteOffContract,
  switchRemoteOnContract,
} from '@portico/sdk/contracts/platform/schema';
import { example } from '@portico/sdk/contracts/example';
import { releasedApp } from './released-app.ts';

export const platformExamples = [
  example(getPlatformContract, {
    answer: {
      apps: [
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
        releasedApp,
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
