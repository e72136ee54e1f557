import { call } from '../call.ts';
import * as answers from './answers.ts';

export const requestRefund = call({
  operation: 'requestRefund',
  method: 'POST',
  path: '/api/invoices/:invoiceId/refund',
  answer: answers.requestRefund,
});

export const refundInvoice = call({
  operation: 'refundInvoice',
  method: 'POST',
  path: '/api/staff/invoices/:invoiceId/refund',
  answer: answers.refundInvoice,
});
