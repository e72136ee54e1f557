import { startCheckout } from 'shared/contracts/checkout/calls';
import { getPlans, getSeller } from 'shared/contracts/store/calls';
import type { Plan, PlanId, Seller } from 'shared/contracts/store/schema';
import { request } from 'shared/sdk';
import { remoteApi } from 'shared/sdk/data';

interface Order {
  plan: PlanId;
  servers: number;
  userId: string;
  /** Price shown to the buyer, in cents. */
  price: number;
  consent: boolean;
}

const storeApi = remoteApi('commerce').injectEndpoints((build) => ({
  commercePlans: build.query<Plan[], void>({
    query: () => request(getPlans),
    extraOptions: { attempts: 3 },
  }),
  commerceSeller: build.query<Seller, void>({
    query: () => request(getSeller),
    extraOptions: { attempts: 3 },
  }),
  commerceCheckout: build.mutation<{ id: string; url: string }, Order>({
    query: (body) => request(startCheckout, { body }),
    // The payment provider may be slow.
    extraOptions: { timeoutMs: 30_000 },
  }),
}));

/** Calls for plans, seller and checkout. */
export const { useCommercePlansQuery, useCommerceSellerQuery, useCommerceCheckoutMutation } =
  storeApi;
