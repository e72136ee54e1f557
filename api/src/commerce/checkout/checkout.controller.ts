import { Controller, Get, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { PAYMENT_PAGE_PATH } from '@portico/contracts/checkout/payment-page';
import { startCheckoutContract } from '@portico/contracts/checkout/schema';
import { cancelInvoiceContract, type InvoiceStatus } from '@portico/contracts/invoices/schema';
import { CurrentActor, SignedIn } from '../../http/access/access.ts';
import { userOf, type Actor } from '../../http/access/actor.ts';
import { Describes } from '../../http/contract/description.decorator.ts';
import { Implements, Input, type InputOf } from '../../http/contract/contract.decorator.ts';
import { LimitsService } from '../../http/limits/limits.service.ts';
import { CancelService } from './cancel.service.ts';
import { CheckoutService } from './checkout.service.ts';

/** Checkouts started per user and minute. */
const MAX_PER_MINUTE = 20;
/** Cancellations per invoice and minute. */
const MAX_CANCELLATIONS = 10;
/** Payment pages opened by a session's id per user and minute. */
const MAX_OPENED = 10;

const paymentPage = { params: z.object({ sessionId: z.string() }) };

@Controller()
export class CheckoutController {
  constructor(
    private readonly checkout: CheckoutService,
    private readonly cancellations: CancelService,
    private readonly limits: LimitsService,
  ) {}

  @Implements(startCheckoutContract)
  @SignedIn({ mayBeUnnamed: true })
  async start(
    @CurrentActor() actor: Actor,
    @Input() { body }: InputOf<typeof startCheckoutContract>,
  ): Promise<{ id: string; url: string }> {
    const user = userOf(actor);
    await this.limits.count(`checkout ${user.id}`, MAX_PER_MINUTE, 60);
    return this.checkout.start(user, body);
  }

  @Get(PAYMENT_PAGE_PATH)
  @Describes({
    operation: 'openCheckout',
    summary: 'Redirects to the payment page of a checkout session',
    description:
      'For its buyer alone. Where the page is no longer open, it redirects to the page of the invoice.',
    ...paymentPage,
    answer: { status: 302 },
  })
  @SignedIn()
  async open(
    @CurrentActor() actor: Actor,
    @Input() { params }: InputOf<typeof paymentPage>,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { id } = userOf(actor);
    await this.limits.count(`open checkout ${id}`, MAX_OPENED, 60);
    const page = await this.checkout.findPaymentPage(id, params.sessionId);
    await reply.header('cache-control', 'no-store').redirect(page, 302);
  }

  @Implements(cancelInvoiceContract)
  @SignedIn()
  async cancel(
    @CurrentActor() actor: Actor,
    @Input() { params }: InputOf<typeof cancelInvoiceContract>,
  ): Promise<{ status: InvoiceStatus }> {
    await this.limits.count(`cancel ${params.invoiceId}`, MAX_CANCELLATIONS, 60);
    const { status } = await this.cancellations.cancel(userOf(actor).id, params.invoiceId);
    return { status };
  }
}
