import { call } from '../call.ts';
import * as answers from './answers.ts';

/** The release registry's API for teams and their pipelines (docs/releases.md). */
export const listReleases = call({
  operation: 'listReleases',
  method: 'GET',
  path: '/api/releases',
  answer: answers.listReleases,
});

export const publishRelease = call({
  operation: 'publishRelease',
  method: 'POST',
  path: '/api/releases/:name',
});

export const promoteRelease = call({
  operation: 'promoteRelease',
  method: 'POST',
  path: '/api/releases/:name/promote',
});

export const rollbackRelease = call({
  operation: 'rollbackRelease',
  method: 'POST',
  path: '/api/releases/:name/rollback',
});

/** Requests another smoke run of a version. */
export const orderSmokeRun = call({
  operation: 'orderSmokeRun',
  method: 'POST',
  path: '/api/releases/:name/smoke',
});

/** The manifest of a retained release. */
export const getRelease = call({
  operation: 'getRelease',
  method: 'GET',
  path: '/api/releases/:name/:version',
  answer: answers.getRelease,
});
