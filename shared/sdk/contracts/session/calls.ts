import { call } from '../call.ts';
import * as answers from './answers.ts';

export const getCurrentUser = call({
  operation: 'getCurrentUser',
  method: 'GET',
  path: '/api/auth/me',
  answer: answers.getCurrentUser,
});

export const signOut = call({
  operation: 'signOut',
  method: 'POST',
  path: '/api/auth/logout',
});
