import { getCustomer, verifyInvoice } from '@portico/sdk/contracts/customers/calls';
import type { Customer } from '@portico/sdk/contracts/customers/schema';
import type { InvoiceStatus } from '@portico/sdk/contracts/invoices/schema';
import { refundInvoice } from '@portico/sdk/contracts/refunds/staff/calls';
import type { StaffRefund } from '@portico/sdk/contracts/invoices/refund';
import { request } from '@portico/sdk';
import { remoteApi } from '@portico/sdk/data';

interface Verified {
  before: InvoiceStatus;
  status: InvoiceStatus;
}

interface RefundOrder {
  invoiceId: string;
  /** In cents. */
  amount: number;
  /** The refunded amount that the page shows. */
  refunded: number;
  reason: string;
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
  staffRefund: build.mutation<StaffRefund, RefundOrder>({
    query: ({ invoiceId, ...body }) => request(refundInvoice, { params: { invoiceId }, body }),
    extraOptions: { timeoutMs: 30_000 },
  }),
}));

export const { useStaffCustomerQuery, useStaffRefundMutation, useStaffVerifyInvoiceMutation } =
  customersApi;
