import {
  getOpenWork,
  getWaitingInvoices,
  getWaitingPurchases,
} from '@portico/contracts/desk/calls';
import type { WaitingKind } from '@portico/contracts/desk/open-work';
import type { OpenWork, WaitingInvoice, WaitingPurchase } from '@portico/contracts/desk/schema';
import { request, serverNow } from '@portico/sdk';
import { remoteApi } from '@portico/sdk/data';
import { RIGHTS_TAG } from '../desk/rights-tag.ts';

/** `at`: time of the response by the server's clock, epoch seconds. */
export type OpenWorkNow = OpenWork & { at: number };

const openWorkApi = remoteApi('staff', { tags: [RIGHTS_TAG] }).injectEndpoints((build) => ({
  staffOpenWork: build.query<OpenWorkNow, void>({
    query: () => request(getOpenWork),
    transformResponse: (work: OpenWork) => ({ ...work, at: serverNow() / 1000 }),
    // It changes while the team works, so every visit of the overview counts again.
    keepUnusedDataFor: 0,
    providesTags: [RIGHTS_TAG],
  }),
  staffWaitingInvoices: build.query<WaitingInvoice[], WaitingKind>({
    query: (kind) => request(getWaitingInvoices, { query: { kind } }),
    transformResponse: ({ invoices }: { invoices: WaitingInvoice[] }) => invoices,
    // Every look-up is audited, so each one is a new request.
    keepUnusedDataFor: 0,
  }),
  staffWaitingPurchases: build.query<WaitingPurchase[], void>({
    query: () => request(getWaitingPurchases),
    transformResponse: ({ purchases }: { purchases: WaitingPurchase[] }) => purchases,
    keepUnusedDataFor: 0,
  }),
}));

export const {
  useStaffOpenWorkQuery,
  useStaffWaitingInvoicesQuery,
  useStaffWaitingPurchasesQuery,
} = openWorkApi;
