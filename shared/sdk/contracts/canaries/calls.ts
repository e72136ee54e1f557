import { call } from '../call.ts';
import * as answers from './answers.ts';

/* Calls for members of the team. */

/** The canary of an app: figures of both versions, and the ended canaries. */
export const getCanary = call({
  operation: 'getCanary',
  method: 'GET',
  path: '/api/staff/platform/:name/canary',
  answer: answers.getCanary,
});
export const startCanary = call({
  operation: 'startCanary',
  method: 'POST',
  path: '/api/staff/platform/:name/canary',
});
export const stopCanary = call({
  operation: 'stopCanary',
  method: 'POST',
  path: '/api/staff/platform/:name/canary/stop',
});
export const promoteCanary = call({
  operation: 'promoteCanary',
  method: 'POST',
  path: '/api/staff/platform/:name/canary/promote',
});

/* Calls for deploy keys. */

export const getReleaseCanary = call({
  operation: 'getReleaseCanary',
  method: 'GET',
  path: '/api/releases/:name/canary',
  answer: answers.getReleaseCanary,
});
export const startReleaseCanary = call({
  operation: 'startReleaseCanary',
  method: 'POST',
  path: '/api/releases/:name/canary',
});
export const stopReleaseCanary = call({
  operation: 'stopReleaseCanary',
  method: 'POST',
  path: '/api/releases/:name/canary/stop',
});
export const promoteReleaseCanary = call({
  operation: 'promoteReleaseCanary',
  method: 'POST',
  path: '/api/releases/:name/canary/promote',
});
