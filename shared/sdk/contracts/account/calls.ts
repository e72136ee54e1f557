import { call } from '../call.ts';

export const getOwnSessions = call({
  operation: 'getOwnSessions',
  method: 'GET',
  path: '/api/account/sessions',
});

export const endOwnSessions = call({
  operation: 'endOwnSessions',
  method: 'DELETE',
  path: '/api/account/sessions',
});

export const endOwnSession = call({
  operation: 'endOwnSession',
  method: 'DELETE',
  path: '/api/account/sessions/:id',
});

export const exportAccount = call({
  operation: 'exportAccount',
  method: 'GET',
  path: '/api/account/export',
});

export const getAccountDeletion = call({
  operation: 'getAccountDeletion',
  method: 'GET',
  path: '/api/account/deletion',
});

export const deleteAccount = call({
  operation: 'deleteAccount',
  method: 'DELETE',
  path: '/api/account',
});
