import { call } from '../call.ts';
import * as answers from './answers.ts';

export const getPlans = call({
  operation: 'getPlans',
  method: 'GET',
  path: '/api/plans',
  answer: answers.getPlans,
});

export const getSeller = call({
  operation: 'getSeller',
  method: 'GET',
  path: '/api/seller',
  answer: answers.getSeller,
});

export const getStore = call({
  operation: 'getStore',
  method: 'GET',
  path: '/api/store',
  answer: answers.getStore,
});

/** Plans and terms in the texts of their page. */
export const getPlanCards = call({
  operation: 'getPlanCards',
  method: 'GET',
  path: '/api/plans/cards',
  answer: answers.getPlanCards,
});
