import { Controller, Req } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { SkipThrottle } from '@nestjs/throttler';
import type { FastifyRequest } from 'fastify';
import { stripeWebhookContract } from '@portico/sdk/contracts/checkout/schema';
import { Public } from '../../http/access/access.ts';
import { Implements } from '../../http/implements.ts';
import { SIGNED_BODY, signedBodyOf } from '../../http/signed-body.ts';
import { StripeClient } from '../stripe/stripe.client.ts';
import { WebhooksService } from './webhooks.service.ts';

/** The endpoint of Stripe's webhooks. Requests are authenticated by their signature. */
@Controller()
export class WebhookController {
  constructor(
    private readonly stripe: StripeClient,
    private readonly webhooks: WebhooksService,
  ) {}

  @Implements(stripeWebhookContract)
  @Public({ reads: 'stripe-signature' })
  @SkipThrottle()
  @RouteConfig(SIGNED_BODY)
  async receive(@Req() request: FastifyRequest): Promise<{ received: true }> {
    const event = this.stripe.parseEvent(
      signedBodyOf(request),
      request.headers['stripe-signature'],
    );
    await this.webhooks.receive(event);
    return { received: true };
  }
}
