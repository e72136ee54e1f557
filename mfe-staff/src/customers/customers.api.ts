import { getCustomer, verifyInvoice } from '@portico/sdk/contracts/customers/calls';
import type { Customer } from '@portico/sdk/contracts/customers/schema';
import type { InvoiceStatus } from '@portico/sdk/contracts/invoices/schema';
import { request } from '@portico/sdk';
import { remoteApi } from '@portico/sdk/data';

interface Verified {
  before: InvoiceStatus;
  status: InvoiceStatus;
}

const customersApi = remoteApi('staff').injectEndpoints((build) => ({
  staffCustomer: build.query<Customer, string>({
    query: (id) => request(getCustomer, { params: { id } }),
    // Every look-up is audited, so each one is a new request.
    keepUnusedDataFor: 0,
  }),
  staffVerifyInvoice: build.mutation<Verified, string>({
    query: (invoiceId) => request(verifyInvoice, { body: { invoiceId } }),
  }),
}));

export const { useStaffCustomerQuery, useStaffVerifyInvoiceMutation } = customersApi;
