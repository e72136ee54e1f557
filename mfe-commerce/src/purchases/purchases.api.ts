import { verifyPayment } from '@portico/contracts/checkout/calls';
import { findGift, redeemGift } from '@portico/contracts/gifts/calls';
import type { Gift } from '@portico/contracts/gifts/schema';
import { cancelInvoice, getInvoice, getInvoices } from '@portico/contracts/invoices/calls';
import type {
  Invoice,
  InvoiceFilter,
  InvoicePage,
  InvoiceSort,
  InvoiceStatus,
} from '@portico/contracts/invoices/schema';
import {
  getSlotHistory,
  getUserLicenses,
  releaseSlot,
} from '@portico/contracts/licenses/user/calls';
import type { SlotEvent, UserLicense } from '@portico/contracts/licenses/user/schema';
import { requestRefund } from '@portico/contracts/refunds/calls';
import type { Refund } from '@portico/contracts/invoices/refund';
import {
  authorizeServers,
  getAuthorizedServers,
  getInvoiceServers,
  getLicenseSummary,
  getServer,
  getServerList,
  getTransfers,
  transferServer,
} from '@portico/contracts/servers/calls';
import type {
  AuthorizedServer,
  InvoiceServers,
  LicenseSummary,
  ServerName,
  ServerOption,
  Transfer,
} from '@portico/contracts/servers/schema';
import { stateWithdrawal } from '@portico/contracts/withdrawals/calls';
import type { WithdrawalStatement } from '@portico/contracts/withdrawals/schema';
import { request } from '@portico/sdk';
import { remoteApi } from '@portico/sdk/data';
import {
  completeAuthorized,
  completeInvoice,
  completeInvoicePage,
  completeServer,
} from './complete-answers.ts';

/** A slot of a license. */
export interface SlotKey {
  invoiceId: string;
  position: number;
}

interface UserLicenses {
  licenses: UserLicense[];
  /** When a slot that is transferred now can be transferred again, epoch seconds; null: at any time. */
  nextTransferAt: number | null;
}

export interface ListQuery {
  page: number;
  sortBy: InvoiceSort;
  sortDirection: 'asc' | 'desc';
  filter: InvoiceFilter;
  q?: string;
}

/** Calls for a user's purchases; a mutation invalidates the queries that it affects. */
const LICENSES = 'commerceLicenses';

const invoiceApi = remoteApi('commerce', { tags: [LICENSES] }).injectEndpoints((build) => ({
  commerceInvoice: build.query<Invoice, string>({
    query: (invoiceId) => request(getInvoice, { params: { invoiceId } }),
    transformResponse: completeInvoice,
    providesTags: [LICENSES],
  }),
  commerceInvoices: build.query<InvoicePage, ListQuery>({
    query: (query) => request(getInvoices, { query: { ...query } }),
    transformResponse: completeInvoicePage,
    providesTags: [LICENSES],
  }),
  commerceVerify: build.mutation<{ verified: boolean }, string>({
    query: (invoiceId) => request(verifyPayment, { body: { invoiceId } }),
    invalidatesTags: [LICENSES],
    extraOptions: { timeoutMs: 20_000 },
  }),
  commerceCancel: build.mutation<{ status: InvoiceStatus }, string>({
    query: (invoiceId) => request(cancelInvoice, { params: { invoiceId } }),
    // A refused cancellation may have found a payment.
    invalidatesTags: [LICENSES],
    extraOptions: { timeoutMs: 20_000 },
  }),
  commerceRefund: build.mutation<Refund, { invoiceId: string; amount: number }>({
    query: ({ invoiceId, amount }) =>
      request(requestRefund, { params: { invoiceId }, body: { amount } }),
    invalidatesTags: [LICENSES],
    extraOptions: { timeoutMs: 30_000 },
  }),
  commerceWithdraw: build.mutation<{ receivedAt: number }, WithdrawalStatement>({
    query: (body) => request(stateWithdrawal, { body }),
    extraOptions: { timeoutMs: 20_000 },
  }),
  commerceFindGift: build.mutation<Gift, string>({
    query: (code) => request(findGift, { body: { code } }),
  }),
  commerceRedeemGift: build.mutation<Gift, string>({
    query: (code) => request(redeemGift, { body: { code } }),
    invalidatesTags: [LICENSES],
  }),
  commerceInvoiceServers: build.query<InvoiceServers, string>({
    query: (invoiceId) => request(getInvoiceServers, { params: { invoiceId } }),
    providesTags: [LICENSES],
  }),
  commerceLicenseSummary: build.query<LicenseSummary, void>({
    query: () => request(getLicenseSummary),
    providesTags: [LICENSES],
  }),
  commerceServerList: build.query<ServerOption[], void>({
    query: () => request(getServerList),
    transformResponse: ({ servers }: { servers: Parameters<typeof completeServer>[0][] }) =>
      servers.map(completeServer),
    providesTags: [LICENSES],
  }),
  commerceAuthorize: build.mutation<unknown, { invoiceId: string; serverIds: string[] }>({
    query: (body) => request(authorizeServers, { body }),
    invalidatesTags: [LICENSES],
  }),
  commerceAuthorized: build.query<AuthorizedServer[], void>({
    query: () => request(getAuthorizedServers),
    transformResponse: (servers: Parameters<typeof completeAuthorized>[0][]) =>
      servers.map(completeAuthorized),
    providesTags: [LICENSES],
  }),
  commerceTransfers: build.query<Transfer[], void>({
    query: () => request(getTransfers),
    providesTags: [LICENSES],
  }),
  commerceTransfer: build.mutation<unknown, { oldGuildId: string; newGuildId: string }>({
    query: (body) => request(transferServer, { body }),
    invalidatesTags: [LICENSES],
  }),
  commerceLicenses: build.query<UserLicenses, void>({
    query: () => request(getUserLicenses),
    providesTags: [LICENSES],
  }),
  commerceSlotHistory: build.query<SlotEvent[], SlotKey>({
    query: (params) => request(getSlotHistory, { params: { ...params } }),
    transformResponse: ({ events }: { events: SlotEvent[] }) => events,
    providesTags: [LICENSES],
  }),
  commerceRelease: build.mutation<unknown, SlotKey & { guildId: string }>({
    query: ({ guildId, ...params }) => request(releaseSlot, { params, body: { guildId } }),
    // A refused release means that the page is out of date.
    invalidatesTags: [LICENSES],
  }),
  commerceServer: build.query<ServerName, string>({
    query: (guildId) => request(getServer, { params: { guildId } }),
  }),
}));

export const {
  useCommerceInvoiceQuery,
  useCommerceInvoicesQuery,
  useCommerceVerifyMutation,
  useCommerceCancelMutation,
  useCommerceRefundMutation,
  useCommerceFindGiftMutation,
  useCommerceWithdrawMutation,
  useCommerceRedeemGiftMutation,
  useCommerceInvoiceServersQuery,
  useCommerceLicenseSummaryQuery,
  useCommerceServerListQuery,
  useCommerceAuthorizeMutation,
  useCommerceAuthorizedQuery,
  useCommerceTransfersQuery,
  useCommerceTransferMutation,
  useCommerceLicensesQuery,
  useCommerceSlotHistoryQuery,
  useCommerceReleaseMutation,
  useCommerceServerQuery,
  useLazyCommerceServerQuery: useCommerceServerLazy,
} = invoiceApi;
