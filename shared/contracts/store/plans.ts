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

interface NamedOffer extends PlanOffer {
  id: string;
}

/**
 * The cheapest other plan that covers as many servers for less.
 * @param plans in one currency
 * @returns undefined: the plan is the best for so many; amount in the smallest unit of the currency
 */
export function cheaperPlan<Offer extends NamedOffer>(
  plans: readonly Offer[],
  plan: Offer,
  servers: number,
): { plan: Offer; servers: number; amount: number } | undefined {
  const most = amountOf(plan, servers);
  return plans
    .filter(
      ({ id, maxServers, servers: fewest }) => id !== plan.id && (maxServers ?? fewest) >= servers,
    )
    .map((other) => {
      const covered = Math.max(servers, other.servers);
      return { plan: other, servers: covered, amount: amountOf(other, covered) };
    })
    .filter(({ amount }) => amount < most)
    .sort((one, other) => one.amount - other.amount)[0];
}

/** The most servers that the team can give a license for without a payment. */
export const MAX_GRANTED_SERVERS = 25;
