import type { IncomingHttpHeaders } from 'node:http';
import { Injectable } from '@nestjs/common';
import Stripe from 'stripe';
import { Config } from '../../core/config/config.ts';
import { CallOutcomes } from '../../core/dependency-health/call-outcomes.ts';
import { ServiceCalls } from '../../core/dependency-health/service-calls.ts';
import { ProblemError } from '../../http/problem/problem.ts';
import { badSignature } from '../../http/body/signed-body.ts';
import type { PaymentFacts } from '../payments/payment-facts.ts';
import {
  PaymentProvider,
  type DisputedPayment,
  type Page,
  type PaymentEvent,
  type PurchaseOrder,
  type RefundOrder,
  type RefundOutcome,
} from '../payments/payment-provider.ts';
import { STRIPE_API_VERSION } from './api-version.ts';
import { CountedHttpClient } from './counted-http-client.ts';
import { disputedPayments } from './dispute-state.ts';
import { EVENT_TYPES } from './event-types.ts';
import { chargeOf, factsOf } from './payment-facts.ts';
import { paymentEventOf, paymentIdOf } from './payment-events.ts';
import { refundOutcome } from './refund-order.ts';
import { purchaseError, sessionParams } from './session-params.ts';
import { TaxRates } from './tax-rates.ts';

const TIMEOUT_MS = 8_000;
/** The SDK retries failed calls with the same idempotency key. */
const MAX_RETRIES = 1;

/** Stripe's maximum for one page. */
const PAGE_SIZE = 100;
/** Refunds and disputes of one charge; more than occur in practice. */
const MAX_LISTED = 1000;

/** Stripe keeps events for 30 days. */
const EVENTS_BACK_SECONDS = 29 * 86_400;
/** Longer than an inquiry and the chargeback after it take together. */
const DISPUTES_BACK_SECONDS = 365 * 86_400;

/** Payments by Stripe, through its SDK. Methods are documented where they are declared. */
@Injectable()
export class StripeProvider extends PaymentProvider {
  private readonly sdk: Stripe | undefined;
  private readonly webhookSecret: string | undefined;
  readonly isLive: boolean;
  readonly taxRates = new TaxRates((work) => this.withSdk(work));

  constructor({ stripe }: Config, outcomes: CallOutcomes, calls: ServiceCalls) {
    super();
    const { apiUrl } = stripe;
    this.webhookSecret = stripe.webhookSecret;
    this.isLive = stripe.isLive;
    this.sdk =
      stripe.secretKey === undefined
        ? undefined
        : new Stripe(stripe.secretKey, {
            apiVersion: STRIPE_API_VERSION,
            timeout: TIMEOUT_MS,
            maxNetworkRetries: MAX_RETRIES,
            telemetry: false,
            httpClient: new CountedHttpClient(outcomes, calls),
            ...(apiUrl && {
              protocol: apiUrl.protocol === 'http:' ? 'http' : 'https',
              host: apiUrl.hostname,
              port: apiUrl.port || (apiUrl.protocol === 'http:' ? '80' : '443'),
            }),
          });
  }

  taxIdOf(percent: number): Promise<string> {
    return this.taxRates.idOf(percent);
  }

  async startPurchase(order: PurchaseOrder): Promise<{ id: string; url: string | null }> {
    const sdk = this.requireSdk();
    const { idempotencyKey } = order;
    try {
      return await sdk.checkout.sessions.create(sessionParams(order), { idempotencyKey });
    } catch (cause) {
      const error = purchaseError(cause);
      if (error.isTaxRefused) this.taxRates.forget();
      throw error;
    }
  }

  async findPaymentPage(sessionId: string): Promise<string | null> {
    const session = await this.withSdk((sdk) => sdk.checkout.sessions.retrieve(sessionId));
    return session.status === 'open' ? session.url : null;
  }

  async closePaymentPage(sessionId: string): Promise<void> {
    await this.withSdk(async (sdk) => {
      try {
        await sdk.checkout.sessions.expire(sessionId);
      } catch (error) {
        if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
      }
    });
  }

  async readPayment(sessionId: string): Promise<PaymentFacts> {
    return this.withSdk(async (sdk) => {
      const session = await sdk.checkout.sessions.retrieve(sessionId, {
        expand: [
          'line_items',
          'payment_intent.latest_charge',
          'invoice',
          'total_details.breakdown',
        ],
      });
      const { charge } = chargeOf(session);
      if (!charge) return factsOf(session, [], []);
      const ofCharge = { charge: charge.id, limit: PAGE_SIZE };
      const [refunds, disputes] = await Promise.all([
        sdk.refunds.list(ofCharge).autoPagingToArray({ limit: MAX_LISTED }),
        charge.disputed ? sdk.disputes.list(ofCharge).autoPagingToArray({ limit: MAX_LISTED }) : [],
      ]);
      return factsOf(session, refunds, disputes);
    });
  }

  override async refund(order: RefundOrder): Promise<RefundOutcome> {
    const { invoiceId, refundId, paymentId, amount, idempotencyKey } = order;
    try {
      await this.requireSdk().refunds.create(
        {
          payment_intent: paymentId,
          amount,
          reason: 'requested_by_customer',
          metadata: { invoiceId, refundId },
        },
        { idempotencyKey },
      );
      return { kind: 'created' };
    } catch (error) {
      return refundOutcome(error);
    }
  }

  /** Stripe's signatures are valid for five minutes. */
  parseEvent(body: Buffer, headers: IncomingHttpHeaders): PaymentEvent {
    if (this.webhookSecret === undefined) throw unavailable();
    const signature = headers['stripe-signature'];
    try {
      const header = typeof signature === 'string' ? signature : '';
      return paymentEventOf(Stripe.webhooks.constructEvent(body, header, this.webhookSecret));
    } catch {
      throw badSignature();
    }
  }

  async listMissedEvents(after: string | null): Promise<Page<PaymentEvent> | undefined> {
    const created = { gte: secondsAgo(EVENTS_BACK_SECONDS) };
    const filter = { types: [...EVENT_TYPES], delivery_success: false, created };
    const page = await this.listPage(after, (sdk, params) =>
      sdk.events.list({ ...params, ...filter }),
    );
    return page && { ...page, items: page.items.map(paymentEventOf) };
  }

  override async listDisputes(after: string | null): Promise<Page<DisputedPayment> | undefined> {
    const created = { gte: secondsAgo(DISPUTES_BACK_SECONDS) };
    const page = await this.listPage(after, (sdk, params) =>
      sdk.disputes.list({ ...params, created }),
    );
    return page && { ...page, items: disputedPayments(page.items) };
  }

  async findInvoiceId(paymentId: string): Promise<string | undefined> {
    const intent = await this.withSdk((sdk) => sdk.paymentIntents.retrieve(paymentId));
    return intent.metadata.invoiceId;
  }

  async findPaymentOfCharge(chargeId: string): Promise<string | undefined> {
    return this.withSdk(async (sdk) => {
      try {
        return paymentIdOf(await sdk.charges.retrieve(chargeId));
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    });
  }

  paymentUrl(paymentId: string): string {
    const mode = this.isLive ? '' : '/test';
    return `https://dashboard.stripe.com${mode}/payments/${encodeURIComponent(paymentId)}`;
  }

  private listPage<T>(
    after: string | null,
    list: (sdk: Stripe, page: Stripe.PaginationParams) => Promise<Stripe.ApiList<T>>,
  ): Promise<Page<T> | undefined> {
    return this.withSdk(async (sdk) => {
      try {
        const page = { limit: PAGE_SIZE, ...(after !== null && { starting_after: after }) };
        const { data, has_more: hasMore } = await list(sdk, page);
        return { items: data, hasMore };
      } catch (error) {
        if (after !== null && isMissing(error)) return undefined;
        throw error;
      }
    });
  }

  private async withSdk<T>(call: (sdk: Stripe) => Promise<T>): Promise<T> {
    try {
      return await call(this.requireSdk());
    } catch (error) {
      throw error instanceof ProblemError ? error : unavailable(error);
    }
  }

  private requireSdk(): Stripe {
    if (!this.sdk) throw unavailable();
    return this.sdk;
  }
}

const secondsAgo = (seconds: number): number => Math.floor(Date.now() / 1000) - seconds;

const isMissing = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeError && error.code === 'resource_missing';

const unavailable = (cause?: unknown): ProblemError =>
  new ProblemError(
    503,
    'The payment provider cannot be reached right now. Please try again shortly.',
    {
      kind: 'payment-provider-away',
      headers: { 'retry-after': '10' },
      cause,
    },
  );
