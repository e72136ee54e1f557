import { grantLicense, withdrawLicense } from '@portico/contracts/complimentary/calls';
import { getCustomer, searchCustomers, verifyInvoice } from '@portico/contracts/customers/calls';
import type { Customer, CustomerSearch } from '@portico/contracts/customers/schema';
import type { InvoiceStatus } from '@portico/contracts/invoices/schema';
import { addNote, removeNote } from '@portico/contracts/notes/calls';
import { refundInvoice } from '@portico/contracts/refunds/staff/calls';
import type { StaffRefund } from '@portico/contracts/invoices/refund';
import { endCoolDown, forceTransfer } from '@portico/contracts/servers/staff/calls';
import { request } from '@portico/sdk';
import { remoteApi } from '@portico/sdk/data';

interface Verified {
  before: InvoiceStatus;
  status: InvoiceStatus;
}

interface RefundOrder {
  invoiceId: string;
  /** In the smallest unit of the currency. */
  amount: number;
  /** The refunded amount that the page shows. */
  refunded: number;
  reason: string;
}

interface LicenseChange {
  invoiceId: string;
  reason: string;
}

const customersApi = remoteApi('staff').injectEndpoints((build) => ({
  staffCustomer: build.query<Customer, string>({
    query: (id) => request(getCustomer, { params: { id } }),
    // Every look-up is audited, so each one is a new request.
    keepUnusedDataFor: 0,
  }),
  // A change of the data, because each search is audited.
  staffSearchCustomers: build.mutation<CustomerSearch, string>({
    query: (text) => request(searchCustomers, { body: { text } }),
    extraOptions: { timeoutMs: 30_000 },
  }),
  staffGrant: build.mutation<
    { invoiceId: string },
    { userId: string; grantId: string; servers: number; reason: string }
  >({
    query: ({ userId, ...body }) => request(grantLicense, { params: { id: userId }, body }),
  }),
  staffWithdraw: build.mutation<unknown, LicenseChange>({
    query: ({ invoiceId, ...body }) => request(withdrawLicense, { params: { invoiceId }, body }),
  }),
  staffTransfer: build.mutation<
    unknown,
    LicenseChange & { fromGuildId: string; toGuildId: string }
  >({
    query: ({ invoiceId, ...body }) => request(forceTransfer, { params: { invoiceId }, body }),
  }),
  staffEndCoolDown: build.mutation<unknown, LicenseChange & { guildId: string }>({
    query: ({ invoiceId, ...body }) => request(endCoolDown, { params: { invoiceId }, body }),
  }),
  staffAddNote: build.mutation<unknown, { userId: string; noteId: string; text: string }>({
    query: ({ userId, ...body }) => request(addNote, { params: { id: userId }, body }),
  }),
  staffRemoveNote: build.mutation<unknown, string>({
    query: (noteId) => request(removeNote, { params: { noteId } }),
  }),
  staffVerifyInvoice: build.mutation<Verified, string>({
    query: (invoiceId) => request(verifyInvoice, { body: { invoiceId } }),
  }),
  staffRefund: build.mutation<StaffRefund, RefundOrder>({
    query: ({ invoiceId, ...body }) => request(refundInvoice, { params: { invoiceId }, body }),
    extraOptions: { timeoutMs: 30_000 },
  }),
}));

export const {
  useStaffAddNoteMutation,
  useStaffCustomerQuery,
  useStaffEndCoolDownMutation,
  useStaffGrantMutation,
  useStaffRefundMutation,
  useStaffRemoveNoteMutation,
  useStaffSearchCustomersMutation,
  useStaffTransferMutation,
  useStaffVerifyInvoiceMutation,
  useStaffWithdrawMutation,
} = customersApi;
