import { getCustomer, verifyInvoice } from 'shared/contracts/customers/calls';
import type { Customer } from 'shared/contracts/customers/schema';
import type { InvoiceStatus } from 'shared/contracts/invoices/schema';
import { request } from 'shared/sdk';
import { remoteApi } from 'shared/sdk/data';

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
