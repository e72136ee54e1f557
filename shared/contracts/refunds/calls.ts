import { call } from '../call.ts';
import * as answers from './answers.ts';

export const requestRefund = call({
  operation: 'requestRefund',
  method: 'POST',
  path: '/api/invoices/:invoiceId/refund',
  answer: answers.requestRefund,
});
