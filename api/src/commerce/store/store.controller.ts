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
import type { PreparedBody } from '../../http/answer/prepared-body.ts';
import { ProblemError } from '../../http/problem/problem.ts';
import { offeredPlans } from './plans.ts';
import { sellerOf } from './seller.ts';
import { LiveSite } from '../../core/site/live-site.ts';
import { SiteAnswers } from '../../http/site/site-answers.ts';

/** The plans of the store, and the seller. */
@Controller()
export class StoreController {
  constructor(
    private readonly config: Config,
    private readonly site: LiveSite,
    private readonly answers: SiteAnswers,
  ) {}

  @Implements(getPlansContract)
  @Public()
  getPlans(): Promise<PreparedBody> {
    return this.answers.get('plans', () => this.offered());
  }

  @Implements(getSellerContract)
  @Public()
  getSeller(): Promise<PreparedBody> {
    return this.answers.get('seller', () => sellerOf(this.site));
  }

  @Implements(getPlanCardsContract)
  @Public()
  getCards(): Promise<PreparedBody> {
    return this.answers.get('plan cards', () =>
      getPlanCardsContract.response.parse(storeScreen(this.offered(), sellerOf(this.site))),
    );
  }

  @Implements(getStoreContract)
  @Public()
  getStore(): Promise<PreparedBody> {
    return this.answers.get('store', () => {
      const store = this.site.texts?.store;
      if (!store) throw new ProblemError(404, 'This site sells nothing.');
      return getStoreContract.response.parse(store);
    });
  }

  private offered() {
    return getPlansContract.response.parse(offeredPlans(this.site, this.config));
  }
}
