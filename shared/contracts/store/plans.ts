/**
 * How many servers one purchase of a plan covers (spec 1 §3). Names, words and prices are the API's
 * (`api/src/commerce/store/plans.ts`): pages ask for them.
 */
export const PLANS = {
  Single: { minServers: 1, maxServers: 25 },
  Duo: { minServers: 2, maxServers: 2 },
  Multi: { minServers: 5, maxServers: 5 },
} as const;

export type PlanId = keyof typeof PLANS;

/** In the order of the store. */
export const PLAN_IDS = Object.keys(PLANS) as [PlanId, ...PlanId[]];

/** Whether the buyer chooses the number of servers, each at the plan's price. */
export function isPerServer(plan: PlanId): boolean {
  const { minServers, maxServers } = PLANS[plan];
  return maxServers > minServers;
}

/** Whether one purchase of the plan may cover so many servers. */
export function coversServers(plan: PlanId, servers: number): boolean {
  const { minServers, maxServers } = PLANS[plan];
  return Number.isInteger(servers) && servers >= minServers && servers <= maxServers;
}

/**
 * What a purchase costs (spec 1 §9): a plan with a choice of servers is priced per server.
 * @param price of the plan, in cents
 * @returns cents
 */
export function amountOf(plan: PlanId, price: number, servers: number): number {
  return isPerServer(plan) ? price * servers : price;
}
