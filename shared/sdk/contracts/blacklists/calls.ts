import { call } from '../call.ts';
import { PAGE_HEADERS } from '../headers.ts';

/** The six paths of spec 1 §7: `/blacklist/user/users` to `/blacklist/server/cogs`. */
export const getBlacklist = call({
  operation: 'getBlacklist',
  method: 'GET',
  path: '/blacklist/:subject/:list',
  headers: PAGE_HEADERS,
});

export const exportBlacklist = call({
  operation: 'exportBlacklist',
  method: 'GET',
  path: '/blacklist/:subject/:list/export',
});

export const getBlacklistsOf = call({
  operation: 'getBlacklistsOf',
  method: 'GET',
  path: '/api/staff/blacklists/:id',
});
