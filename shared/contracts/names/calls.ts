import { call } from '../call.ts';
import * as answers from './answers.ts';

export const getNames = call({
  operation: 'getNames',
  method: 'GET',
  path: '/api/staff/names',
  answer: answers.getNames,
});
