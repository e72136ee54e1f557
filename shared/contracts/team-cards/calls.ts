import { call } from '../call.ts';
import * as answers from './answers.ts';

/** The team by rank, in the texts and pictures of its page. */
export const getTeamCards = call({
  operation: 'getTeamCards',
  method: 'GET',
  path: '/api/team/cards',
  answer: answers.getTeamCards,
});
