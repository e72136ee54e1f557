import { call } from '../call.ts';
import * as answers from './answers.ts';

export const getDesk = call({
  operation: 'getDesk',
  method: 'GET',
  path: '/api/staff/desk',
  answer: answers.getDesk,
});
