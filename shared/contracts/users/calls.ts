import { call } from '../call.ts';
import { ACTIVITY_ANSWER } from '../team/activity-answer.ts';

/** A person without a name is shown as Unknown User (spec 0 §8). */
export const getUser = call({
  operation: 'getUser',
  method: 'GET',
  path: '/api/user/:userId',
  answer: {
    'user?': 'string',
    'username?': 'string',
    'avatar?': 'string',
    'activity?': ACTIVITY_ANSWER,
  },
});
