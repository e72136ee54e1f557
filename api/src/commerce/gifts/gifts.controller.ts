import { Controller } from '@nestjs/common';
import { findGiftContract, redeemGiftContract, type Gift } from '@portico/contracts/gifts/schema';
import { CurrentActor, SignedIn } from '../../http/access/access.ts';
import { userOf, type Actor } from '../../http/access/actor.ts';
import { Implements, Input, type InputOf } from '../../http/contract/contract.decorator.ts';
import { LimitsService } from '../../http/limits/limits.service.ts';
import { GiftsService } from './gifts.service.ts';

/** Codes that an account tries per hour: some typing errors, far too few to guess one of 100 bits. */
const MAX_PER_HOUR = 30;

@Controller()
export class GiftsController {
  constructor(
    private readonly gifts: GiftsService,
    private readonly limits: LimitsService,
  ) {}

  @Implements(findGiftContract)
  @SignedIn()
  async find(
    @CurrentActor() actor: Actor,
    @Input() { body }: InputOf<typeof findGiftContract>,
  ): Promise<Gift> {
    const { id } = userOf(actor);
    await this.limits.count(`gift ${id}`, MAX_PER_HOUR, 3600);
    return this.gifts.find(id, body.code);
  }

  @Implements(redeemGiftContract)
  @SignedIn()
  async redeem(
    @CurrentActor() actor: Actor,
    @Input() { body }: InputOf<typeof redeemGiftContract>,
  ): Promise<Gift> {
    const { id } = userOf(actor);
    await this.limits.count(`gift ${id}`, MAX_PER_HOUR, 3600);
    return this.gifts.redeem(id, body.code);
  }
}
