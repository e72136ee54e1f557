import { getPlans } from 'shared/contracts/store/calls';
import type { Plan } from 'shared/contracts/store/schema';
import { remoteApi, request } from 'shared/sdk';

const storeApi = remoteApi('commerce').injectEndpoints((build) => ({
  commercePlans: build.query<Plan[], void>({
    query: () => request(getPlans),
    extraOptions: { attempts: 3 },
  }),
}));

/** The plans with their prices, in the order of display. */
export const { useCommercePlansQuery } = storeApi;
