import { call } from '../call.ts';
import * as answers from './answers.ts';

/** Releases of the site pack, for deploy keys (docs/releases.md). */
export const getSiteReleases = call({
  operation: 'getSiteReleases',
  method: 'GET',
  path: '/api/releases/site',
  answer: answers.getSiteReleases,
});

export const publishSite = call({
  operation: 'publishSite',
  method: 'POST',
  path: '/api/releases/site',
});

export const promoteSite = call({
  operation: 'promoteSite',
  method: 'POST',
  path: '/api/releases/site/promote',
});

export const rollbackSite = call({
  operation: 'rollbackSite',
  method: 'POST',
  path: '/api/releases/site/rollback',
});

/** The same in the back-office. */
export const getTeamSite = call({
  operation: 'getTeamSite',
  method: 'GET',
  path: '/api/staff/site',
  answer: answers.getTeamSite,
});

export const promoteTeamSite = call({
  operation: 'promoteTeamSite',
  method: 'POST',
  path: '/api/staff/site/promote',
  answer: answers.promoteTeamSite,
});

export const rollbackTeamSite = call({
  operation: 'rollbackTeamSite',
  method: 'POST',
  path: '/api/staff/site/rollback',
  answer: answers.rollbackTeamSite,
});

/** Promotes a version that changes what the site sells. */
export const sellTeamSite = call({
  operation: 'sellTeamSite',
  method: 'POST',
  path: '/api/staff/site/sell',
  answer: answers.sellTeamSite,
});
