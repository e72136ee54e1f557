import { call } from '../../call.ts';
import * as answers from './answers.ts';

export const getUserLicenses = call({
  operation: 'getUserLicenses',
  method: 'GET',
  path: '/api/user/licenses',
  answer: answers.getUserLicenses,
});

export const getSlotHistory = call({
  operation: 'getSlotHistory',
  method: 'GET',
  path: '/api/user/licenses/:invoiceId/slots/:position/history',
  answer: answers.getSlotHistory,
});

export const releaseSlot = call({
  operation: 'releaseSlot',
  method: 'POST',
  path: '/api/user/licenses/:invoiceId/slots/:position/release',
});
