import { call } from '../call.ts';
import * as answers from './answers.ts';

export const getCustomer = call({
  operation: 'getCustomer',
  method: 'GET',
  path: '/api/staff/customers/:id',
  answer: answers.getCustomer,
});

/** A search text can be an address or a name, which must not be in an address of a page or a log. */
export const searchCustomers = call({
  operation: 'searchCustomers',
  method: 'POST',
  path: '/api/staff/customers/search',
  answer: answers.searchCustomers,
});

export const verifyInvoice = call({
  operation: 'verifyInvoice',
  method: 'POST',
  path: '/api/staff/invoices/verify',
  answer: answers.verifyInvoice,
});
