/** What a purchase of a plan costs and covers (spec 1 §3, §9). Plans come from the catalog of the site. */
export interface PlanOffer {
  /** In the smallest unit of the currency. */
  price: number;
  /** How many servers it covers; of a plan with a choice, the fewest. */
  servers: number;
  /** The most servers that the buyer can choose; absent: there is no choice. */
  maxServers?: number | undefined;
}

/** Whether the buyer chooses the number of servers, each at the plan's price. */
export const isPerServer = ({ servers, maxServers = servers }: PlanOffer): boolean =>
  maxServers > servers;

/** Whether a purchase of the plan may cover this number of servers. */
export const coversServers = (
  { servers, maxServers = servers }: PlanOffer,
  count: number,
): boolean => Number.isInteger(count) && count >= servers && count <= maxServers;

/**
 * Price of a purchase (spec 1 §9): a plan with a variable number of servers is priced per server.
 * @returns in the smallest unit of the currency
 */
export const amountOf = (plan: PlanOffer, servers: number): number =>
  isPerServer(plan) ? plan.price * servers : plan.price;

/** The most servers that the team can give a license for without a payment. */
export const MAX_GRANTED_SERVERS = 25;
