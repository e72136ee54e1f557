import { getSellerContract, type Seller } from '@portico/contracts/store/schema';
import type { LiveSite } from '../../core/site/live-site.ts';

/** The seller as the store names it. */
export function sellerOf({ seller, catalog }: Pick<LiveSite, 'seller' | 'catalog'>): Seller {
  const { name, tax, imprintUrl, consentRequired, acceptsPromotionCodes } = seller;
  return getSellerContract.response.parse({
    name,
    taxPercent: tax.mode === 'fixed' ? tax.percent : 0,
    taxNotice: tax.mode === 'none' ? tax.notice : null,
    ...(tax.mode === 'stripe' && { taxPrices: tax.prices }),
    promotionCodes: acceptsPromotionCodes,
    imprintUrl: imprintUrl ?? null,
    ...(catalog && {
      currency: catalog.currency,
      guarantee: catalog.refund,
      withdrawal: catalog.withdrawal,
    }),
    consentRequired: consentRequired && catalog?.withdrawal.exception === 'content',
  } satisfies Seller);
}
