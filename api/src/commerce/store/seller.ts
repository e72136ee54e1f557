import { getSellerContract, type Seller } from '@portico/contracts/store/schema';
import type { Seller as SiteSeller } from '../../core/site/live-site.ts';

/** The seller as the store names it. */
export function sellerOf({
  name,
  tax,
  imprintUrl,
  consentRequired,
  acceptsPromotionCodes,
}: SiteSeller): Seller {
  return getSellerContract.response.parse({
    name,
    taxPercent: tax.mode === 'fixed' ? tax.percent : 0,
    taxNotice: tax.mode === 'none' ? tax.notice : null,
    promotionCodes: acceptsPromotionCodes,
    imprintUrl: imprintUrl ?? null,
    consentRequired,
  } satisfies Seller);
}
