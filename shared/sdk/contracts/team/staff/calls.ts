import { call } from '../../call.ts';

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
