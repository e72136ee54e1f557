import { Controller } from '@nestjs/common';
import {
  getPlanCardsContract,
  getPlansContract,
  getStoreContract,
  getSellerContract,
} from '@portico/contracts/store/schema';
import { storeScreen } from '@portico/contracts/rules/plan-view';
import { Public } from '../../http/access/access.ts';
import { Config } from '../../core/config/config.ts';
import { Implements } from '../../http/contract/contract.decorator.ts';
import { PreparedBody } from '../../http/answer/prepared-body.ts';
import { ProblemError } from '../../http/problem/problem.ts';
import { offeredPlans } from './plans.ts';
import { sellerOf } from './seller.ts';
import { LiveSite } from '../../core/site/live-site.ts';

const CACHE = 'public, no-cache';

/** The plans of the store, and the seller. */
@Controller()
export class StoreController {
  constructor(
    private readonly config: Config,
    private readonly site: LiveSite,
  ) {}

  @Implements(getPlansContract)
  @Public()
  getPlans(): PreparedBody {
    return this.prepared(this.offered());
  }

  @Implements(getSellerContract)
  @Public()
  getSeller(): PreparedBody {
    return this.prepared(sellerOf(this.site));
  }

  @Implements(getPlanCardsContract)
  @Public()
  getCards(): PreparedBody {
    const cards = storeScreen(this.offered(), sellerOf(this.site));
    return this.prepared(getPlanCardsContract.response.parse(cards));
  }

  @Implements(getStoreContract)
  @Public()
  getStore(): PreparedBody {
    const store = this.site.texts?.store;
    if (!store) throw new ProblemError(404, 'This site sells nothing.');
    return this.prepared(getStoreContract.response.parse(store));
  }

  private offered() {
    return getPlansContract.response.parse(offeredPlans(this.site, this.config));
  }

  private prepared(answer: unknown): PreparedBody {
    return new PreparedBody(JSON.stringify(answer), CACHE);
  }
}
