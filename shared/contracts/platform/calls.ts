import { call } from '../call.ts';

/** The release registry in the back-office. */
export const getPlatform = call({
  operation: 'getPlatform',
  method: 'GET',
  path: '/api/staff/platform',
});
export const promoteApp = call({
  operation: 'promoteApp',
  method: 'POST',
  path: '/api/staff/platform/:name/promote',
});
export const rollbackApp = call({
  operation: 'rollbackApp',
  method: 'POST',
  path: '/api/staff/platform/:name/rollback',
});
