import { call } from '../call.ts';
import { PAGE_HEADERS } from '../headers.ts';

export const getEconomy = call({
  operation: 'getEconomy',
  method: 'GET',
  path: '/api/economy/:userId',
  headers: { ...PAGE_HEADERS, totals: 'x-totals' },
});

export const getEconomyUser = call({
  operation: 'getEconomyUser',
  method: 'GET',
  path: '/api/economy/:userId/user',
});

export const exportEconomy = call({
  operation: 'exportEconomy',
  method: 'GET',
  path: '/api/economy/:userId/export',
});
