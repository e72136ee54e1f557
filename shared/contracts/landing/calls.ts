import { call } from '../call.ts';
import * as answers from './answers.ts';

export const getLanding = call({
  operation: 'getLanding',
  method: 'GET',
  path: '/api/landing',
  answer: answers.getLanding,
});
