import { call } from '../call.ts';
import * as answers from './answers.ts';

export const grantLicense = call({
  operation: 'grantLicense',
  method: 'POST',
  path: '/api/staff/customers/:id/licenses',
  answer: answers.grantLicense,
});

export const withdrawLicense = call({
  operation: 'withdrawLicense',
  method: 'POST',
  path: '/api/staff/invoices/:invoiceId/withdraw',
  answer: answers.withdrawLicense,
});
