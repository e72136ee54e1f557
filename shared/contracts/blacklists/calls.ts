import { call } from '../call.ts';

/** The six paths of spec 1 §7: `/blacklist/user/users` to `/blacklist/server/cogs`. */
export const getBlacklist = call({
  operation: 'getBlacklist',
  method: 'GET',
  path: '/blacklist/:subject/:list',
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
