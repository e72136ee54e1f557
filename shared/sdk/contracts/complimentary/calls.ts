import { call } from '../call.ts';
import * as answers from './answers.ts';

export const grantLicence = call({
  operation: 'grantLicence',
  method: 'POST',
  path: '/api/staff/customers/:id/licences',
  answer: answers.grantLicence,
});

export const withdrawLicence = call({
  operation: 'withdrawLicence',
  method: 'POST',
  path: '/api/staff/invoices/:invoiceId/withdraw',
  answer: answers.withdrawLicence,
});
