import {
  claimSmokeRunContract,
  postSmokeVerdictContract,
} from '@portico/sdk/contracts/smoke/schema';
import { example } from '@portico/sdk/contracts/example';

export const smokeExamples = [
  example(claimSmokeRunContract, {
    answer: {
      run: {
        id: 2,
        lease: '-luioN1vqA4f0x8_KGuYi0SQ1FPVGCU8mpjduNpJfJE',
        seconds: 600,
        release: { name: 'mfe-public', version: '1.1.0', kind: 'remote' },
        pages: [{ path: '/', as: 'visitor', is_on_live: true, chrome: 'full' }],
        skipped: [],
        live_versions: ['1.0.0'],
        budget_bytes: 1000000,
        same_links: true,
        declared: { sdk_exports: ['Link'], operations: ['getCurrentUser', 'getShards'] },
        calls: [{ operation: 'getShards', method: 'GET', path: '/api/shards' }],
        answers: [],
      },
    },
  }),
  example(postSmokeVerdictContract, {
    params: { id: 1 },
    body: {
      lease: 'Zm9yIHRoZSBleGFtcGxlIG9mIGEgbGVhc2U',
      browser: 'Chromium 143',
      pages: [
        {
          path: '/',
          findings: [{ rule: 'errors', words: 'The page threw "x is not defined".' }],
          notes: [],
          bytes: 18250,
          pictures: [
            { width: 1280, jpeg: '/9j/4AAHSkZJRgD/wgALCAMgBQABAREA////2gAIAQEAAAAAEv8ANP/QVv/Z' },
          ],
        },
        { path: '/status', findings: [], notes: [], bytes: 18270, pictures: [] },
        {
          path: '/commands/server',
          findings: [],
          notes: ['The live page logs the same warning.'],
          bytes: 18290,
          pictures: [],
        },
      ],
      skipped: [],
    },
    answer: { state: 'failed' },
  }),
];
