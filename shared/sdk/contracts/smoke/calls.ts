import { call } from '../call.ts';

/** Smoke runs: a worker loads the pages of a release in a browser (docs/releases.md). */
export const claimSmokeRun = call({
  operation: 'claimSmokeRun',
  method: 'POST',
  path: '/api/smoke/claim',
});

export const postSmokeVerdict = call({
  operation: 'postSmokeVerdict',
  method: 'POST',
  path: '/api/smoke/runs/:id/verdict',
});
