import { call } from '../call.ts';
import * as answers from './answers.ts';

/** `socials` is not checked: it is an object or a JSON string (spec 0 §3). */
export const getTeam = call({
  operation: 'getTeam',
  method: 'GET',
  path: '/api/team',
  answer: answers.getTeam,
});

export const putTeamMember = call({
  operation: 'putTeamMember',
  method: 'PUT',
  path: '/api/team/:userId',
});

export const deleteTeamMember = call({
  operation: 'deleteTeamMember',
  method: 'DELETE',
  path: '/api/team/:userId',
});
