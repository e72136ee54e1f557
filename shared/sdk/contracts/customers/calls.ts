import { call } from '../call.ts';
import * as answers from './answers.ts';

export const getCustomer = call({
  operation: 'getCustomer',
  method: 'GET',
  path: '/api/staff/customers/:id',
  answer: answers.getCustomer,
});

export const verifyInvoice = call({
  operation: 'verifyInvoice',
  method: 'POST',
  path: '/api/staff/invoices/verify',
  answer: answers.verifyInvoice,
});
