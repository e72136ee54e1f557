import { Controller } from '@nestjs/common';
import { getPlansContract, getSellerContract } from '@portico/sdk/contracts/store/schema';
import { Public } from '../../http/access/access.ts';
import { Config } from '../../core/config/config.ts';
import { Implements } from '../../http/contract.decorator.ts';
import { PreparedBody } from '../../http/prepared-body.ts';
import { offeredPlans } from './plans.ts';
import { sellerOf } from './seller.ts';

const CACHE = 'public, no-cache';

/** The plans of the store, and the seller. */
@Controller()
export class StoreController {
  private readonly plans: PreparedBody;
  private readonly seller: PreparedBody;

  constructor(config: Config) {
    const plans = getPlansContract.response.parse(offeredPlans(config));
    this.plans = new PreparedBody(JSON.stringify(plans), CACHE);
    this.seller = new PreparedBody(JSON.stringify(sellerOf(config)), CACHE);
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
