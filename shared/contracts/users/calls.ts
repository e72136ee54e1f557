import { call } from '../call.ts';
import * as answers from './answers.ts';

/** A user without a name is displayed as Unknown User (spec 0 §8). */
export const getUser = call({
  operation: 'getUser',
  method: 'GET',
  path: '/api/user/:userId',
  answer: answers.getUser,
});
