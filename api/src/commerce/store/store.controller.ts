import { Controller } from '@nestjs/common';
import {
  getPlansContract,
  getSellerContract,
  type Seller,
} from '@portico/sdk/contracts/store/schema';
import { Public } from '../../http/access/access.ts';
import { Config } from '../../core/config/config.ts';
import { Implements } from '../../http/implements.ts';
import { PreparedBody } from '../../http/prepared-body.ts';
import { plans } from './plans.ts';

const CACHE = 'public, no-cache';

/** The plans of the store, and the seller. */
@Controller()
export class StoreController {
  private readonly plans = new PreparedBody(
    JSON.stringify(getPlansContract.response.parse(plans)),
    CACHE,
  );
  private readonly seller: PreparedBody;

  constructor({ seller: { name, tax, imprintUrl, consentRequired }, stripe }: Config) {
    const seller: Seller = {
      name,
      taxPercent: tax.mode === 'fixed' ? tax.percent : 0,
      taxNotice: tax.mode === 'none' ? tax.notice : null,
      promotionCodes: stripe.acceptsPromotionCodes,
      imprintUrl: imprintUrl ?? null,
      consentRequired,
    };
    this.seller = new PreparedBody(JSON.stringify(getSellerContract.response.parse(seller)), CACHE);
  }

  @Implements(getPlansContract)
  @Public()
  getPlans(): PreparedBody {
    return this.plans;
  }

  @Implements(getSellerContract)
  @Public()
  getSeller(): PreparedBody {
    return this.seller;
  }
}
