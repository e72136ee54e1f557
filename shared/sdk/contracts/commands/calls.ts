import { call } from '../call.ts';
import * as answers from './answers.ts';

export const getCommands = call({
  operation: 'getCommands',
  method: 'GET',
  path: '/api/commands',
  answer: answers.getCommands,
});
