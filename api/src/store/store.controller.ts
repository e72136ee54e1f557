import { Controller } from '@nestjs/common';
import { getPlansContract } from 'shared/contracts/store/schema';
import { Public } from '../access/access.ts';
import { Implements } from '../http/implements.ts';
import { PreparedBody } from '../http/prepared-body.ts';
import { plans } from './plans.ts';

/** What the store sells. */
@Controller()
export class StoreController {
  private readonly plans = new PreparedBody(
    JSON.stringify(getPlansContract.response.parse(plans)),
    'public, no-cache',
  );

  @Implements(getPlansContract)
  @Public()
  getPlans(): PreparedBody {
    return this.plans;
  }
}
