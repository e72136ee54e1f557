import { call } from '../call.ts';
import * as answers from './answers.ts';

export const getAvatars = call({
  operation: 'getAvatars',
  method: 'GET',
  path: '/api/avatars',
  answer: answers.getAvatars,
});
/** A page of the list. */
export const getAvatarPage = call({
  operation: 'getAvatarPage',
  method: 'GET',
  path: '/api/avatars/pages',
  answer: answers.getAvatarPage,
});
export const getUserAvatars = call({
  operation: 'getUserAvatars',
  method: 'GET',
  path: '/api/avatars/:userId',
  answer: answers.getUserAvatars,
});

/** The avatar history of the signed-in user. */
export const getOwnAvatars = call({
  operation: 'getOwnAvatars',
  method: 'GET',
  path: '/api/avatars/own',
  answer: answers.getOwnAvatars,
});
export const hideOwnAvatar = call({
  operation: 'hideOwnAvatar',
  method: 'PUT',
  path: '/api/avatars/own/:avatar/hidden',
});
export const deleteOwnAvatar = call({
  operation: 'deleteOwnAvatar',
  method: 'DELETE',
  path: '/api/avatars/own/:avatar',
});
export const setAvatarOptOut = call({
  operation: 'setAvatarOptOut',
  method: 'PUT',
  path: '/api/avatars/own/opt-out',
});
