import { call } from '../call.ts';
import * as answers from './answers.ts';

export const getOwnSessions = call({
  operation: 'getOwnSessions',
  method: 'GET',
  path: '/api/account/sessions',
  answer: answers.getOwnSessions,
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
  answer: answers.exportAccount,
});

export const getAccountDeletion = call({
  operation: 'getAccountDeletion',
  method: 'GET',
  path: '/api/account/deletion',
  answer: answers.getAccountDeletion,
});

export const deleteAccount = call({
  operation: 'deleteAccount',
  method: 'DELETE',
  path: '/api/account',
});
