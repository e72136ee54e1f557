import { call } from '../call.ts';
import { ACTIVITY_SHAPE } from './activity-shape.ts';

/** `socials` is not checked: it is an object or a JSON string (spec 0 §3). */
export const getTeam = call({
  operation: 'getTeam',
  method: 'GET',
  path: '/api/team',
  answer: [
    {
      user_id: 'id',
      'rank?': 'string',
      'username?': 'string',
      'user_data?': {
        'avatar?': 'string',
        'decoration?': 'string',
        'banner?': 'string',
        'banner_color?': 'string',
        'activity?': ACTIVITY_SHAPE,
      },
    },
  ],
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
