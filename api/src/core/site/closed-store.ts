import type { Config } from '../config/config.ts';
import type { LiveSite } from './live-site.ts';

/** Buyers learn from whom they buy. @returns why the store sells nothing, one sentence each; empty: it is open */
export function closedBecause(
  { sandbox, seller }: Pick<Config, 'sandbox' | 'seller'>,
  { site }: Pick<LiveSite, 'site'>,
): string[] {
  if (sandbox) return [];
  const { name, address } = site?.facts.seller ?? {};
  return [
    ...seller.closedBecause,
    ...(name === undefined ? ['site.yaml has no seller.name'] : []),
    ...(address === undefined ? ['site.yaml has no seller.address'] : []),
  ];
}

/** @returns a sentence, undefined where the store is open */
export function closedStore(
  config: Pick<Config, 'sandbox' | 'seller'>,
  site: Pick<LiveSite, 'site'>,
): string | undefined {
  const why = closedBecause(config, site);
  return why.length > 0 ? `The store is closed and sells nothing: ${why.join(', ')}.` : undefined;
}
