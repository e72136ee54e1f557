import type { Plan } from '@portico/contracts/store/schema';
import type { Catalog } from '@portico/site';
import type { Config } from '../../core/config/config.ts';
import { closedBecause } from '../../core/site/closed-store.ts';
import type { LiveSite } from '../../core/site/live-site.ts';

type PlanFacts = Catalog['plans'][number];

/** Of plans with a choice, a license for one more server; of others, a share of the price. */
const pricePerServer = ({ price, servers: { min, max } }: PlanFacts): number =>
  max > min ? price : price / min;

/**
 * Percent saved compared with as many licenses for one server, rounded (spec 1 §9: Duo 15, Multi 20).
 * @returns 0 where nothing is sold for one server
 */
function savingsOf(plan: PlanFacts, plans: readonly PlanFacts[]): number {
  const single = plans.filter(({ servers }) => servers.min === 1).map(({ price }) => price);
  if (single.length === 0) return 0;
  return Math.max(0, Math.round((1 - pricePerServer(plan) / Math.min(...single)) * 100));
}

/**
 * The plans of the live catalog in the order of the store, the only place that defines prices.
 * @returns none without a catalog
 */
export function plansOf({
  catalog,
  texts,
  discordPage,
}: Pick<LiveSite, 'catalog' | 'texts'> & Partial<Pick<LiveSite, 'discordPage'>>): Plan[] {
  return (catalog?.plans ?? []).map((plan): Plan => {
    const { id, price, servers, popular, discordSku } = plan;
    const { name = id, description = '', features = [] } = texts?.store?.plans[id] ?? {};
    return {
      ...{ id, name, description, price, currency: catalog!.currency },
      servers: servers.min,
      ...(servers.max > servers.min && { maxServers: servers.max }),
      savings: savingsOf(plan, catalog!.plans),
      popular,
      features,
      ...(discordPage && discordSku && { discordUrl: `${discordPage}/store/${discordSku}` }),
    };
  });
}

/** What the store of a site offers: nothing while it is closed. */
export const offeredPlans = (
  site: Pick<LiveSite, 'site' | 'catalog' | 'texts' | 'discordPage'>,
  config: Pick<Config, 'sandbox' | 'seller'>,
): Plan[] => (closedBecause(config, site).length > 0 ? [] : plansOf(site));
