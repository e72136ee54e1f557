import { Injectable, type OnModuleInit } from '@nestjs/common';
import { getPlans, getSeller } from '@portico/sdk/contracts/store/calls';
import { isPerServer } from '@portico/sdk/contracts/store/plans';
import { storeScreen } from '@portico/sdk/rules/plan-view';
import { FirstScreens } from '../../core/first-screens/first-screens.ts';
import { Config } from '../../core/config/config.ts';
import { offeredPlans } from './plans.ts';
import { sellerOf } from './seller.ts';

/** The first screen of the store: plans and seller do not change while the API runs. */
@Injectable()
export class StoreScreens implements OnModuleInit {
  constructor(
    private readonly screens: FirstScreens,
    private readonly config: Config,
  ) {}

  onModuleInit(): void {
    const seller = sellerOf(this.config);
    const plans = offeredPlans(this.config);
    const screen = {
      stamp: 'store',
      view: storeScreen(
        plans.map((plan) => ({ ...plan, hasChoice: isPerServer(plan.id) })),
        seller,
      ),
      answers: { [getPlans.path]: plans, [getSeller.path]: seller },
    };
    // A plan that a sign-in returns to is chosen in the page.
    const of = ({ search }: { search: URLSearchParams }) =>
      Promise.resolve(search.has('plan') ? undefined : screen);
    this.screens.register('store', { of });
  }
}
