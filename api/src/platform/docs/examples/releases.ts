import { promoteAppContract, rollbackAppContract } from '@portico/sdk/contracts/platform/schema';
import {
  getReleaseContract,
  listReleasesContract,
  orderSmokeRunContract,
  promoteReleaseContract,
  publishReleaseContract,
  rollbackReleaseContract,
} from '@portico/sdk/contracts/releases/schema';
import { example, type ExampleOf } from '@portico/sdk/contracts/example';
import { releasedApp } from './released-app.ts';

const promote = {
  params: { name: 'mfe-public' },
  body: {
    version: '1.1.0',
    expected: '1.0.0',
    why: 'Shorter texts on the landing page',
    dryRun: false,
  },
  answer: {
    name: 'mfe-public',
    from: '1.0.0',
    to: '1.1.0',
    changed: true,
    smoke: 'passed',
    warnings: [],
  },
} satisfies ExampleOf<typeof promoteReleaseContract>;

const rollback = {
  params: { name: 'mfe-public' },
  body: { version: '1.0.0', expected: '1.1.0', why: 'A page shows wrong data' },
  answer: {
    name: 'mfe-public',
    from: '1.1.0',
    to: '1.0.0',
    changed: true,
    smoke: null,
    warnings: [],
  },
} satisfies ExampleOf<typeof rollbackReleaseContract>;

export const releasesExamples = [
  example(listReleasesContract, {
    query: { name: 'mfe-public' },
    answer: [releasedApp],
  }),
  example(publishReleaseContract, {
    params: { name: 'mfe-public' },
    upload: { 'release.json': '(the manifest)', 'remoteEntry.js': '(the entry script)' },
    answer: {
      name: 'mfe-public',
      version: '1.2.0',
      added: true,
      files: 4,
      bytes: 2027,
      smoke: null,
      warnings: [],
    },
  }),
  example(promoteReleaseContract, promote),
  example(promoteAppContract, promote),
  example(rollbackReleaseContract, rollback),
  example(rollbackAppContract, rollback),
  example(orderSmokeRunContract, {
    params: { name: 'mfe-public' },
    body: { version: '1.1.0', why: 'The network of the worker failed' },
    answer: { run: 4, state: 'waiting' },
  }),
  example(getReleaseContract, {
    params: { name: 'mfe-tools', version: '1.0.0' },
    answer: {
      name: 'mfe-tools',
      version: '1.0.0',
      nav: [],
      sdk: '^1.0.0',
      kind: 'remote',
      entry: 'remoteEntry.js',
      files: [
        {
          path: 'remoteEntry.js',
          size: 2000,
          integrity: 'sha384-yNQUVzaqrrNzM2/SJZ9R7maV/fYN/DqUVMCLAw5l8D16najhmJIbWKXxoMfbLk/u',
        },
      ],
      pages: { home: { styles: [], scripts: ['home.js'] } },
      routes: [
        { page: 'home', path: '/mfe-tools', title: 'A Page', description: 'A page of {product}.' },
      ],
      schema: 1,
      globalName: 'mfe_tools_1_0_0',
      operations: ['getShards'],
      sdkExports: ['Link'],
      prerendered: {},
    },
  }),
];
