import { call } from '../call.ts';

/** The release registry as the team sees it in the back-office. */
export const getPlatform = call({
  operation: 'getPlatform',
  method: 'GET',
  path: '/api/staff/platform',
});
export const promotePart = call({
  operation: 'promotePart',
  method: 'POST',
  path: '/api/staff/platform/:name/promote',
});
export const rollbackPart = call({
  operation: 'rollbackPart',
  method: 'POST',
  path: '/api/staff/platform/:name/rollback',
});
