import { call } from '../call.ts';
import * as answers from './answers.ts';

/** The team by rank, in the texts and pictures of its page. */
export const getTeamGroups = call({
  operation: 'getTeamGroups',
  method: 'GET',
  path: '/api/team/groups',
  answer: answers.getTeamGroups,
});
/** How ranks look, in the words of the site pack. */
export const getTeamRanks = call({
  operation: 'getTeamRanks',
  method: 'GET',
  path: '/api/team/ranks',
  answer: answers.getTeamRanks,
});
