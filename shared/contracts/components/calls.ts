import { call } from '../call.ts';
import * as answers from './answers.ts';

/** The components of the status page with their uptime. */
export const getComponents = call({
  operation: 'getComponents',
  method: 'GET',
  path: '/api/components',
  answer: answers.getComponents,
});
