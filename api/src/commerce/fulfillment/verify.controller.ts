import { Controller } from '@nestjs/common';
import { verifyPaymentContract } from '@portico/contracts/checkout/schema';
import { CurrentActor, SignedIn } from '../../http/access/access.ts';
import { userOf, type Actor } from '../../http/access/actor.ts';
import { Implements, Input, type InputOf } from '../../http/contract/contract.decorator.ts';
import { ProblemError } from '../../http/problem/problem.ts';
import { InvoicesRepository } from '../invoices/invoices.repository.ts';
import { LimitsService } from '../../http/limits/limits.service.ts';
import { FulfillmentService } from './fulfillment.service.ts';

/** Calls to the provider per invoice and minute. */
const MAX_PER_MINUTE = 10;

@Controller()
export class VerifyController {
  constructor(
    private readonly invoices: InvoicesRepository,
    private readonly fulfillment: FulfillmentService,
    private readonly limits: LimitsService,
  ) {}

  @Implements(verifyPaymentContract)
  @SignedIn({ mayBeUnnamed: true })
  async verify(
    @CurrentActor() actor: Actor,
    @Input() { body }: InputOf<typeof verifyPaymentContract>,
  ): Promise<{ verified: boolean }> {
    const own = await this.invoices.findOwn(body.invoiceId, userOf(actor).id);
    if (!own) throw new ProblemError(404, 'Invoice not found.');
    if (own.status === 'completed') return { verified: true };
    await this.limits.count(`verify ${own.id}`, MAX_PER_MINUTE, 60);
    const invoice = await this.fulfillment.fulfill(own.id, { by: 'verify' });
    return { verified: invoice?.status === 'completed' };
  }
}
