import { startCheckout } from '@portico/contracts/checkout/calls';
import { paymentPageOf } from '@portico/contracts/checkout/payment-page';
import { CONSENT_VERSION } from '@portico/contracts/rules/consent';
import { getComponents } from '@portico/contracts/components/calls';
import type { StatusComponents } from '@portico/contracts/components/schema';
import { getPlans, getSeller, getStore } from '@portico/contracts/store/calls';
import type { Guarantee, Plan, Seller, Store } from '@portico/contracts/store/schema';
import { request } from '@portico/sdk';
import { remoteApi } from '@portico/sdk/data';

interface Order {
  plan: string;
  servers: number;
  userId: string;
  /** Price shown to the buyer, in the smallest unit of the currency. */
  price: number;
  currency: string;
  /** As it was shown to the buyer. */
  guarantee?: Guarantee;
  consent: boolean;
  /** For somebody else. */
  gift?: boolean;
  /** Buy although a payment of the same plan is under way. */
  again?: boolean;
}

const storeApi = remoteApi('commerce').injectEndpoints((build) => ({
  commercePlans: build.query<Plan[], void>({
    query: () => request(getPlans),
    extraOptions: { attempts: 3 },
  }),
  commerceStore: build.query<Store, void>({
    query: () => request(getStore),
    extraOptions: { attempts: 3 },
  }),
  commerceSeller: build.query<Seller, void>({
    query: () => request(getSeller),
    extraOptions: { attempts: 3 },
  }),
  commerceComponents: build.query<StatusComponents, void>({
    query: () => request(getComponents),
  }),
  commerceCheckout: build.mutation<{ id: string; url: string }, Order>({
    query: (order) =>
      request(startCheckout, {
        body: { ...order, ...(order.consent && { consentVersion: CONSENT_VERSION }) },
      }),
    transformResponse: ({ id, url }: { id: string; url?: string | null }) => ({
      id,
      url: url ?? paymentPageOf(id),
    }),
    // The payment provider may be slow.
    extraOptions: { timeoutMs: 30_000 },
  }),
}));

/** Calls for plans, seller, measured uptime and checkout. */
export const {
  useCommercePlansQuery,
  useCommerceStoreQuery,
  useCommerceSellerQuery,
  useCommerceComponentsQuery,
  useCommerceCheckoutMutation,
} = storeApi;
