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
/** What the status page shows while it fetches a long list of shards. */
export const getFirstShards = call({
  operation: 'getFirstShards',
  method: 'GET',
  path: '/api/shards/first',
  answer: answers.getFirstShards,
});
/** The status in the texts of its page, with times in UTC. */
export const getStatusTexts = call({
  operation: 'getStatusTexts',
  method: 'GET',
  path: '/api/status/texts',
  answer: answers.getStatusTexts,
});
