import { call } from '../call.ts';
import * as answers from './answers.ts';

/** `socials` is not checked: it is an object or a JSON string (spec 0 §3). */
export const getTeam = call({
  operation: 'getTeam',
  method: 'GET',
  path: '/api/team',
  answer: answers.getTeam,
});
