import { call } from '../call.ts';
import * as answers from './answers.ts';

/** The release registry in the back-office. */
export const getPlatform = call({
  operation: 'getPlatform',
  method: 'GET',
  path: '/api/staff/platform',
  answer: answers.getPlatform,
});
/* The operation ids say `Part`: live releases were built against them, and the gate compares ids. */
export const promoteApp = call({
  operation: 'promoteApp',
  method: 'POST',
  path: '/api/staff/platform/:name/promote',
});
export const switchRemoteOff = call({
  operation: 'switchRemoteOff',
  method: 'POST',
  path: '/api/staff/platform/:name/off',
});
export const switchRemoteOn = call({
  operation: 'switchRemoteOn',
  method: 'POST',
  path: '/api/staff/platform/:name/on',
});
export const rollbackApp = call({
  operation: 'rollbackApp',
  method: 'POST',
  path: '/api/staff/platform/:name/rollback',
});
