import { getSellerContract, type Seller } from '@portico/contracts/store/schema';
import type { Config } from '../../core/config/config.ts';

/** The seller as the store names it. */
export function sellerOf({
  seller: { name, tax, imprintUrl, consentRequired, acceptsPromotionCodes },
}: Config): Seller {
  return getSellerContract.response.parse({
    name,
    taxPercent: tax.mode === 'fixed' ? tax.percent : 0,
    taxNotice: tax.mode === 'none' ? tax.notice : null,
    promotionCodes: acceptsPromotionCodes,
    imprintUrl: imprintUrl ?? null,
    consentRequired,
  } satisfies Seller);
}
