import { call } from '../call.ts';
import * as answers from './answers.ts';

/** What other sites and readers get about the status. */
export const getStatusRss = call({
  operation: 'getStatusRss',
  method: 'GET',
  path: '/api/status/feed.rss',
});
export const getStatusAtom = call({
  operation: 'getStatusAtom',
  method: 'GET',
  path: '/api/status/feed.atom',
});
export const getStatusFeed = call({
  operation: 'getStatusFeed',
  method: 'GET',
  path: '/api/status/feed.json',
  answer: answers.getStatusFeed,
});
export const getStatusSummary = call({
  operation: 'getStatusSummary',
  method: 'GET',
  path: '/api/status/summary.json',
  answer: answers.getStatusSummary,
});
export const getStatusBadge = call({
  operation: 'getStatusBadge',
  method: 'GET',
  path: '/api/status/badge.svg',
});
export const getStatusWidget = call({
  operation: 'getStatusWidget',
  method: 'GET',
  path: '/api/status/widget',
});
