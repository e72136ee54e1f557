import { call } from '../call.ts';
import { PAGE_HEADERS } from '@portico/sdk/contracts/headers';
import * as answers from './answers.ts';

/** The six paths of spec 1 §7: `/blacklist/user/users` to `/blacklist/server/cogs`. */
export const getBlacklist = call({
  operation: 'getBlacklist',
  method: 'GET',
  path: '/blacklist/:subject/:list',
  headers: PAGE_HEADERS,
  answer: answers.getBlacklist,
});

export const exportBlacklist = call({
  operation: 'exportBlacklist',
  method: 'GET',
  path: '/blacklist/:subject/:list/export',
  answer: answers.exportBlacklist,
});

export const getBlacklistsOf = call({
  operation: 'getBlacklistsOf',
  method: 'GET',
  path: '/api/staff/blacklists/:id',
  answer: answers.getBlacklistsOf,
});
