/**
 * Number of servers that a purchase of a plan covers (spec 1 §3). Names, texts and prices are in
 * `api/src/commerce/store/plans.ts`; pages fetch them.
 */
export const PLANS = {
  Single: { minServers: 1, maxServers: 25 },
  Duo: { minServers: 2, maxServers: 2 },
  Multi: { minServers: 5, maxServers: 5 },
} as const;

export type PlanId = keyof typeof PLANS;

/** In display order. */
export const PLAN_IDS = Object.keys(PLANS) as [PlanId, ...PlanId[]];

/** A newer API may offer further plans, which have fixed numbers and prices. */
const rangeOf = (plan: string): { minServers: number; maxServers: number } =>
  Object.entries(PLANS).find(([id]) => id === plan)?.[1] ?? { minServers: NaN, maxServers: NaN };

/** Whether the buyer chooses the number of servers, each at the plan's price. */
export function isPerServer(plan: PlanId): boolean {
  const { minServers, maxServers } = rangeOf(plan);
  return maxServers > minServers;
}

/** Whether a purchase of the plan may cover this number of servers. */
export function coversServers(plan: PlanId, servers: number): boolean {
  const { minServers, maxServers } = rangeOf(plan);
  return Number.isInteger(servers) && servers >= minServers && servers <= maxServers;
}

/**
 * Price of a purchase (spec 1 §9): a plan with a variable number of servers is priced per server.
 * @param price of the plan, in cents
 * @returns cents
 */
export function amountOf(plan: PlanId, price: number, servers: number): number {
  return isPerServer(plan) ? price * servers : price;
}
