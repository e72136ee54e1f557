import { call } from '../call.ts';
import { ACTIVITY_SHAPE } from '../team/activity-shape.ts';

/** A user without a name is displayed as Unknown User (spec 0 §8). */
export const getUser = call({
  operation: 'getUser',
  method: 'GET',
  path: '/api/user/:userId',
  answer: {
    'user?': 'string',
    'username?': 'string',
    'avatar?': 'string',
    'activity?': ACTIVITY_SHAPE,
  },
});
