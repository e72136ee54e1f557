import { startCheckout } from 'shared/contracts/checkout/calls';
import { getPlans, getSeller } from 'shared/contracts/store/calls';
import type { Plan, PlanId, Seller } from 'shared/contracts/store/schema';
import { request } from 'shared/sdk';
import { remoteApi } from 'shared/sdk/data';

interface Order {
  plan: PlanId;
  servers: number;
  userId: string;
  /** Cents that the buyer saw. */
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
    // The payment provider may take a while.
    extraOptions: { timeoutMs: 30_000 },
  }),
}));

/** The plans with their prices, in the order of display; the beginning of a purchase. */
export const { useCommercePlansQuery, useCommerceSellerQuery, useCommerceCheckoutMutation } =
  storeApi;
