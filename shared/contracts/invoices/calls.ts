import { call } from '../call.ts';
import * as answers from './answers.ts';

export const getInvoice = call({
  operation: 'getInvoice',
  method: 'GET',
  path: '/api/stripe/invoice/:invoiceId',
  answer: answers.getInvoice,
});

export const cancelInvoice = call({
  operation: 'cancelInvoice',
  method: 'POST',
  path: '/api/stripe/invoice/:invoiceId/cancel',
  answer: answers.cancelInvoice,
});

export const getInvoices = call({
  operation: 'getInvoices',
  method: 'GET',
  path: '/api/user/invoices/sort',
  answer: answers.getInvoices,
});

export const getInvoicePdf = call({
  operation: 'getInvoicePdf',
  method: 'GET',
  path: '/api/stripe/invoice/:invoiceId/pdf',
});

export const getHostedInvoice = call({
  operation: 'getHostedInvoice',
  method: 'GET',
  path: '/api/stripe/invoice/:invoiceId/document',
});
