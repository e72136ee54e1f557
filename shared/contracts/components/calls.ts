import { call } from '../call.ts';
import * as answers from './answers.ts';

/** Component -> name. */
export const getComponentNames = call({
  operation: 'getComponentNames',
  method: 'GET',
  path: '/api/components/names',
  answer: answers.getComponentNames,
});

/** The components of the status page with their uptime. */
export const getComponents = call({
  operation: 'getComponents',
  method: 'GET',
  path: '/api/components',
  answer: answers.getComponents,
});
