import { Controller } from '@nestjs/common';
import { isPerServer } from '@portico/contracts/store/plans';
import {
  getPlanCardsContract,
  getPlansContract,
  getSellerContract,
} from '@portico/contracts/store/schema';
import { storeScreen } from '@portico/contracts/rules/plan-view';
import { Public } from '../../http/access/access.ts';
import { Config } from '../../core/config/config.ts';
import { Implements } from '../../http/contract/contract.decorator.ts';
import { PreparedBody } from '../../http/answer/prepared-body.ts';
import { offeredPlans } from './plans.ts';
import { sellerOf } from './seller.ts';

const CACHE = 'public, no-cache';

/** The plans of the store, and the seller. */
@Controller()
export class StoreController {
  private readonly plans: PreparedBody;
  private readonly seller: PreparedBody;
  private readonly cards: PreparedBody;

  constructor(config: Config) {
    const plans = getPlansContract.response.parse(offeredPlans(config));
    this.plans = new PreparedBody(JSON.stringify(plans), CACHE);
    const seller = sellerOf(config);
    this.seller = new PreparedBody(JSON.stringify(seller), CACHE);
    const shown = plans.map((plan) => ({ ...plan, hasChoice: isPerServer(plan.id) }));
    const cards = getPlanCardsContract.response.parse(storeScreen(shown, seller));
    this.cards = new PreparedBody(JSON.stringify(cards), CACHE);
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

  @Implements(getPlanCardsContract)
  @Public()
  getCards(): PreparedBody {
    return this.cards;
  }
}
