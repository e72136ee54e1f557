import { call } from '../../call.ts';
import * as answers from './answers.ts';

export const refundInvoice = call({
  operation: 'refundInvoice',
  method: 'POST',
  path: '/api/staff/invoices/:invoiceId/refund',
  answer: answers.refundInvoice,
});
