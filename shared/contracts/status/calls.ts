import { call } from '../call.ts';

/** Spec 0 §7; with `range` and `tz` just the records that the chart needs (DESIGN §10.11). */
export const getHistory = call({ operation: 'getHistory', method: 'GET', path: '/api/history' });
export const getShards = call({ operation: 'getShards', method: 'GET', path: '/api/shards' });
