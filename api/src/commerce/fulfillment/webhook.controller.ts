import { Controller, Req } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyRequest } from 'fastify';
import { paymentWebhookContract } from '@portico/contracts/checkout/schema';
import { Public } from '../../http/access/access.ts';
import { Implements } from '../../http/contract/contract.decorator.ts';
import { RequestsPerMinute } from '../../http/contract/requests-per-minute.decorator.ts';
import { SIGNED_BODY, signedBodyOf } from '../../http/body/signed-body.ts';
import { PaymentProvider, type PaymentEvent } from '../payments/payment-provider.ts';
import { FulfillmentMetrics } from './fulfillment.metrics.ts';
import { WebhooksService } from './webhooks.service.ts';

/** The endpoint of the payment provider's webhooks. Requests are authenticated by their signature. */
@Controller()
export class WebhookController {
  constructor(
    private readonly payments: PaymentProvider,
    private readonly webhooks: WebhooksService,
    private readonly metrics: FulfillmentMetrics,
  ) {}

  @Implements(paymentWebhookContract)
  @Public({ reads: 'stripe-signature' })
  @RequestsPerMinute(Infinity)
  @RouteConfig(SIGNED_BODY)
  async receive(@Req() request: FastifyRequest): Promise<{ received: true }> {
    await this.webhooks.receive(this.eventOf(request));
    return { received: true };
  }

  private eventOf(request: FastifyRequest): PaymentEvent {
    try {
      return this.payments.parseEvent(signedBodyOf(request), request.headers);
    } catch (error) {
      this.metrics.webhookFailed(error);
      throw error;
    }
  }
}
