import { call } from '../call.ts';
import * as answers from './answers.ts';

/** What the embed builder knows of the bot. */
export const getBuilder = call({
  operation: 'getBuilder',
  method: 'GET',
  path: '/api/builder',
  answer: answers.getBuilder,
});
