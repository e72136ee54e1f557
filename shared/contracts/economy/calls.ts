import { call } from '../call.ts';
import { PAGE_HEADERS } from '@portico/sdk/contracts/headers';
import * as answers from './answers.ts';

export const getEconomy = call({
  operation: 'getEconomy',
  method: 'GET',
  path: '/api/economy/:userId',
  headers: { ...PAGE_HEADERS, totals: 'x-totals', upTo: 'x-total-up-to' },
  answer: answers.getEconomy,
});

export const getEconomyUser = call({
  operation: 'getEconomyUser',
  method: 'GET',
  path: '/api/economy/:userId/user',
  answer: answers.getEconomyUser,
});

export const exportEconomy = call({
  operation: 'exportEconomy',
  method: 'GET',
  path: '/api/economy/:userId/export',
  answer: answers.exportEconomy,
});
