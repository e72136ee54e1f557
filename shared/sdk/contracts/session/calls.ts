import { call } from '../call.ts';

export const getCurrentUser = call({
  operation: 'getCurrentUser',
  method: 'GET',
  path: '/api/auth/me',
});

export const signOut = call({ operation: 'signOut', method: 'POST', path: '/api/auth/logout' });
