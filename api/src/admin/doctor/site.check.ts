import type { Config } from '../../core/config/config.ts';
import { closedStore, missingBrand } from '../../core/config/missing-settings.ts';
import { ok, problem, skipped, type Finding } from '../../core/doctor/finding.ts';

/** What visitors see of the settings: brand, seller and legal texts. Sends nothing. */
export function checkSite(config: Config): Finding[] {
  const { name } = config.brand;
  if (config.sandbox) return [ok('brand', `The sandbox shows ${name}, with the demo's brand.`)];
  const missing = missingBrand(config);
  return [
    ok('brand', `The site is that of ${name}.`),
    ...missing.map((sentence) => skipped('brand', sentence)),
    checkSeller(config),
    checkLegalTexts(config),
  ];
}

/** A key of a payment provider says that the operator wants to sell. */
function checkSeller(config: Config): Finding {
  const { seller } = config;
  const closed = closedStore(config);
  if (closed === undefined)
    return ok('seller', `The store is open. It names ${seller.name}, ${seller.address}.`);
  if (!seller.canCharge) return skipped('seller', closed);
  return problem(
    'seller',
    closed,
    'Set SELLER_NAME and SELLER_ADDRESS, read the prices in api/src/commerce/store/plans.ts, and set STORE_OPEN=1 if you sell at them.',
  );
}

function checkLegalTexts({ seller }: Config): Finding {
  return seller.legalTextsChecked
    ? ok('legal-texts', 'The operator has checked the legal texts.')
    : problem(
        'legal-texts',
        'Nobody has checked the legal texts that come with Portico: /terms, /privacy, /refund and /economy promise their deadlines, languages and retention times in the name of this site.',
        'Have them checked, change them in mfe-public/src/legal/documents, and set LEGAL_TEXTS_CHECKED=1.',
      );
}
