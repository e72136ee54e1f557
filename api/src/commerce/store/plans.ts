import type { Plan, PlanId } from '@portico/contracts/store/schema';
import type { Config } from '../../core/config/config.ts';

/** One-time prices in euro cents (spec 1 §9). The only place that defines prices. */
const PRICES: Record<PlanId, number> = { Single: 499, Duo: 849, Multi: 1999 };

/** Percent saved compared to Single licenses, rounded (spec 1 §9: Duo 15, Multi 20). */
const savingsOf = (id: PlanId, servers: number) =>
  Math.round((1 - PRICES[id] / (servers * PRICES.Single)) * 100);

const plan = (id: PlanId, details: Pick<Plan, 'description' | 'servers' | 'features'>): Plan => ({
  id,
  name: id,
  price: PRICES[id],
  savings: savingsOf(id, details.servers),
  popular: id === 'Duo',
  ...details,
});

/** The plans in the order of the store. */
export const plans: readonly Plan[] = [
  plan('Single', {
    description: 'For one community',
    servers: 1,
    features: [
      'Lifetime access for 1 server',
      'All features and updates',
      'Add servers later',
      'Answers within 24 hours',
    ],
  }),
  plan('Duo', {
    description: 'For two communities',
    servers: 2,
    features: [
      'Lifetime access for 2 servers',
      'All features and updates',
      'Add servers later',
      'Answers within 24 hours',
    ],
  }),
  plan('Multi', {
    description: 'For networks of communities',
    servers: 5,
    features: [
      'Lifetime access for 5 servers',
      'All features and updates',
      'Add servers later',
      'Answers within 24 hours',
    ],
  }),
];

/** What the store of a site offers: nothing while it is closed. */
export const offeredPlans = ({ seller }: Pick<Config, 'seller'>): readonly Plan[] =>
  seller.closedBecause.length > 0 ? [] : plans;
