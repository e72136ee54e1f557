import { Controller } from '@nestjs/common';
import { startCheckoutContract } from '@portico/sdk/contracts/checkout/schema';
import { CurrentActor, SignedIn } from '../../http/access/access.ts';
import { userOf, type Actor } from '../../http/access/actor.ts';
import { Implements, Input, type InputOf } from '../../http/implements.ts';
import { LimitsService } from '../../http/limits/limits.service.ts';
import { CheckoutService } from './checkout.service.ts';

/** Checkouts started per user and minute. */
const MAX_PER_MINUTE = 20;

@Controller()
export class CheckoutController {
  constructor(
    private readonly checkout: CheckoutService,
    private readonly limits: LimitsService,
  ) {}

  @Implements(startCheckoutContract)
  @SignedIn()
  async start(
    @CurrentActor() actor: Actor,
    @Input() { body }: InputOf<typeof startCheckoutContract>,
  ): Promise<{ id: string; url: string }> {
    const user = userOf(actor);
    await this.limits.count(`checkout ${user.id}`, MAX_PER_MINUTE, 60);
    return this.checkout.start(user, body);
  }
}
