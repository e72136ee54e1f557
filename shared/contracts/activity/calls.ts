import { call } from '../call.ts';
import * as answers from './answers.ts';

/** Spec 1 §7. */
export const getActivity = call({
  operation: 'getActivity',
  method: 'GET',
  path: '/api/activity/messages',
  answer: answers.getActivity,
});
