import { call } from '../call.ts';
import * as answers from './answers.ts';

/** What other sites and readers get about the status. */
export const getStatusRss = call({
  operation: 'getStatusRss',
  method: 'GET',
  path: '/api/status/feed.rss',
  answer: answers.getStatusRss,
});
export const getStatusAtom = call({
  operation: 'getStatusAtom',
  method: 'GET',
  path: '/api/status/feed.atom',
  answer: answers.getStatusAtom,
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
  answer: answers.getStatusBadge,
});
export const getStatusWidget = call({
  operation: 'getStatusWidget',
  method: 'GET',
  path: '/api/status/widget',
  answer: answers.getStatusWidget,
});
