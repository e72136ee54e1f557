import { Controller } from '@nestjs/common';
import { getPlansContract, getSellerContract } from '@portico/sdk/contracts/store/schema';
import { Public } from '../../http/access/access.ts';
import { Config } from '../../core/config/config.ts';
import { Implements } from '../../http/implements.ts';
import { PreparedBody } from '../../http/prepared-body.ts';
import { plans } from './plans.ts';
import { sellerOf } from './seller.ts';

const CACHE = 'public, no-cache';

/** The plans of the store, and the seller. */
@Controller()
export class StoreController {
  private readonly plans = new PreparedBody(
    JSON.stringify(getPlansContract.response.parse(plans)),
    CACHE,
  ).repeatable();
  private readonly seller: PreparedBody;

  constructor(config: Config) {
    this.seller = new PreparedBody(JSON.stringify(sellerOf(config)), CACHE).repeatable();
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
