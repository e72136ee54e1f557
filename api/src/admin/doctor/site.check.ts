import type { Config } from '../../core/config/config.ts';
import { ok, problem, skipped, type Finding } from '../../core/doctor/finding.ts';
import { closedStore } from '../../core/site/closed-store.ts';
import { LiveSite } from '../../core/site/live-site.ts';
import { missingParts } from '../../core/site/missing-parts.ts';
import { readSite } from '../../core/site/read-site.ts';
import { checkOwnNumbers } from './own-numbers.check.ts';

/** What visitors see of the site pack and of the settings. Sends nothing. */
export async function checkSite(config: Config): Promise<Finding[]> {
  const live = new LiveSite(config);
  const problems = config.siteDir === undefined ? [] : await readSite(config.siteDir, live);
  if (problems.length > 0)
    return problems.map((line) =>
      problem(
        'site',
        `${config.siteDir}: ${line}`,
        'Correct it; npm run site -- check says the same.',
      ),
    );
  if (!live.site)
    return [
      skipped(
        'site',
        'SITE_DIR is not set: the site shows the promoted version of its pack (npm run release -- list site).',
      ),
    ];
  const { name } = live.brand;
  if (config.sandbox) return [ok('site', `The sandbox shows ${name}.`)];
  return [
    ok('site', `The site is that of ${name}.`),
    ...missingParts(live).map((sentence) => skipped('site', sentence)),
    ...checkOwnNumbers(config, live),
    checkSeller(config, live),
    ...legalChoices(live),
  ];
}

/** A key of a payment provider says that the operator wants to sell. */
function checkSeller(config: Config, live: LiveSite): Finding {
  const { seller, catalog } = live;
  const closed = closedStore(config, live);
  if (closed === undefined && !catalog)
    return problem(
      'seller',
      'The store is open, but the site pack sells nothing.',
      'Add catalog.yaml and en/catalog.yaml to the pack (docs/your-bot.md), or unset STORE_OPEN.',
    );
  if (closed === undefined)
    return ok('seller', `The store is open. It names ${seller.name}, ${seller.address}.`);
  if (!seller.canCharge) return skipped('seller', closed);
  return problem(
    'seller',
    closed,
    'Write seller.name and seller.address in site.yaml of the site pack, read the prices in its catalog.yaml, and set STORE_OPEN=1 if you sell at them.',
  );
}

/** What laws may decide for a seller, and no check can. */
function legalChoices({ catalog, seller }: LiveSite): Finding[] {
  if (!catalog) return [];
  const { days, exception } = catalog.withdrawal;
  return [
    skipped(
      'seller',
      `Your choice as the seller: buyers can withdraw for ${days} days (exception: ${exception}), and prices are taxed by the mode ${seller.tax.mode}. Ask somebody who knows the law of your country.`,
    ),
  ];
}
