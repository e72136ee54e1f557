import { call } from '../call.ts';
import * as answers from './answers.ts';

/** Spec 0 §7; `range` and `tz` reduce it to the records that a chart needs. */
export const getHistory = call({
  operation: 'getHistory',
  method: 'GET',
  path: '/api/history',
  answer: answers.getHistory,
});
export const getShards = call({
  operation: 'getShards',
  method: 'GET',
  path: '/api/shards',
  answer: answers.getShards,
});
