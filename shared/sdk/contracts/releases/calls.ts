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
  answer: answers.publishRelease,
});

export const promoteRelease = call({
  operation: 'promoteRelease',
  method: 'POST',
  path: '/api/releases/:name/promote',
  answer: answers.promoteRelease,
});

export const rollbackRelease = call({
  operation: 'rollbackRelease',
  method: 'POST',
  path: '/api/releases/:name/rollback',
  answer: answers.rollbackRelease,
});

/** The manifest of a retained release. */
export const getRelease = call({
  operation: 'getRelease',
  method: 'GET',
  path: '/api/releases/:name/:version',
  answer: answers.getRelease,
});
