import { call } from '../call.ts';

export const getCustomer = call({
  operation: 'getCustomer',
  method: 'GET',
  path: '/api/staff/customers/:id',
});

export const verifyInvoice = call({
  operation: 'verifyInvoice',
  method: 'POST',
  path: '/api/staff/invoices/verify',
});
