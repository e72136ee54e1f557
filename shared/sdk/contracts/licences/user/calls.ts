import { call } from '../../call.ts';
import * as answers from './answers.ts';

export const getUserLicences = call({
  operation: 'getUserLicences',
  method: 'GET',
  path: '/api/user/licences',
  answer: answers.getUserLicences,
});

export const getSlotHistory = call({
  operation: 'getSlotHistory',
  method: 'GET',
  path: '/api/user/licences/:invoiceId/slots/:position/history',
  answer: answers.getSlotHistory,
});

export const releaseSlot = call({
  operation: 'releaseSlot',
  method: 'POST',
  path: '/api/user/licences/:invoiceId/slots/:position/release',
});
