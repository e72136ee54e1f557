import { call } from '../call.ts';

export const getInvoice = call({
  operation: 'getInvoice',
  method: 'GET',
  path: '/api/stripe/invoice/:invoiceId',
});

export const getInvoices = call({
  operation: 'getInvoices',
  method: 'GET',
  path: '/api/user/invoices/sort',
});

export const getInvoicePdf = call({
  operation: 'getInvoicePdf',
  method: 'GET',
  path: '/api/stripe/invoice/:invoiceId/pdf',
});
