import { call } from '../../call.ts';
import * as answers from './answers.ts';

export const forceTransfer = call({
  operation: 'forceTransfer',
  method: 'POST',
  path: '/api/staff/invoices/:invoiceId/transfer',
  answer: answers.forceTransfer,
});

export const endCoolDown = call({
  operation: 'endCoolDown',
  method: 'POST',
  path: '/api/staff/invoices/:invoiceId/cool-down',
});
