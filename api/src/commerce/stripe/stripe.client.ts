import { Injectable } from '@nestjs/common';
import Stripe from 'stripe';
import { Config } from '../../core/config/config.ts';
import { CallOutcomes } from '../../core/outcomes/call-outcomes.ts';
import { ServiceCalls } from '../../core/outcomes/service-calls.ts';
import { STRIPE_API_VERSION } from './api-version.ts';
import { ProblemError } from '../../http/problem.ts';
import { badSignature } from '../../http/signed-body.ts';
import { chargeOf, factsOf, sessionState, type PaymentFacts } from './payment-facts.ts';
import { refundOutcome, type RefundOrder, type RefundOutcome } from './refund-order.ts';
import { CountedHttpClient } from './counted-http-client.ts';
import { SessionCreationError, type SessionOrder } from './session-order.ts';

const TIMEOUT_MS = 8_000;
/** The SDK retries failed calls with the same idempotency key. */
const MAX_RETRIES = 1;

/** Stripe's maximum for one page. */
const PAGE_SIZE = 100;
/** Refunds and disputes of one charge; more than occur in practice. */
const MAX_LISTED = 1000;

/** Marks the tax rates that this application has created. */
const TAX_RATE_MARK = 'portico';
const TAX_RATE_USE = 'prices';

/** A page of one of Stripe's lists, newest first. */
export interface StripePage<T> {
  items: T[];
  /** There are older ones. */
  hasMore: boolean;
}

/** All calls to Stripe, through its SDK. Do not call it within a transaction. */
@Injectable()
export class StripeClient {
  private readonly sdk: Stripe | undefined;
  private readonly webhookSecret: string | undefined;
  readonly isLive: boolean;

  constructor({ stripe }: Config, outcomes: CallOutcomes, calls: ServiceCalls) {
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

  /** @throws SessionCreationError */
  async createSession(order: SessionOrder): Promise<{ id: string; url: string | null }> {
    const sdk = this.requireSdk();
    const metadata = { invoiceId: order.invoiceId };
    try {
      return await sdk.checkout.sessions.create(
        {
          mode: 'payment',
          client_reference_id: order.invoiceId,
          metadata,
          payment_intent_data: { metadata },
          invoice_creation: {
            enabled: true,
            invoice_data: {
              metadata,
              custom_fields: [{ name: 'Order', value: order.invoiceId }],
              footer: order.footer,
              rendering_options: { amount_tax_display: 'include_inclusive_tax' },
            },
          },
          ...(order.acceptsPromotionCodes && { allow_promotion_codes: true }),
          line_items: [
            {
              quantity: order.quantity,
              price_data: {
                currency: 'eur',
                unit_amount: order.unitAmount,
                product_data: { name: order.product },
                ...(order.taxRateId !== null && { tax_behavior: 'inclusive' }),
              },
              ...(order.taxRateId !== null && { tax_rates: [order.taxRateId] }),
            },
          ],
          success_url: order.successUrl,
          cancel_url: order.cancelUrl,
        },
        { idempotencyKey: order.idempotencyKey },
      );
    } catch (error) {
      throw SessionCreationError.of(error);
    }
  }

  /** Creates a refund. Its metadata names the request, so that it is found again. Never throws. */
  async createRefund(order: RefundOrder): Promise<RefundOutcome> {
    const { invoiceId, refundId, paymentIntentId, amount, idempotencyKey } = order;
    try {
      await this.requireSdk().refunds.create(
        {
          payment_intent: paymentIntentId,
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

  /** The session's current state and URL. @throws ProblemError 503 */
  async fetchSession(id: string): Promise<{ status: PaymentFacts['session']; url: string | null }> {
    const session = await this.withSdk((sdk) => sdk.checkout.sessions.retrieve(id));
    return { status: sessionState(session.status), url: session.url };
  }

  /**
   * Closes a session's payment page. Does nothing where it is no longer open: paid, being paid or
   * expired. Only `fetchPaymentFacts` says which.
   * @throws ProblemError 503
   */
  async expireSession(id: string): Promise<void> {
    await this.withSdk(async (sdk) => {
      try {
        await sdk.checkout.sessions.expire(id);
      } catch (error) {
        if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
      }
    });
  }

  /** The current state of the payment. @throws ProblemError 503 */
  async fetchPaymentFacts(sessionId: string): Promise<PaymentFacts> {
    return this.withSdk(async (sdk) => {
      const session = await sdk.checkout.sessions.retrieve(sessionId, {
        expand: ['line_items', 'payment_intent.latest_charge', 'invoice'],
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

  /**
   * Id of the inclusive tax rate with this percentage, which is created where Stripe has none.
   * Replicas find the same one: the oldest, or the one of the same idempotency key.
   * @param percent at most two decimals
   * @throws ProblemError 503
   */
  async findOrCreateTaxRate(percent: number): Promise<string> {
    return this.withSdk(async (sdk) => {
      const rates = await sdk.taxRates
        .list({ inclusive: true, limit: PAGE_SIZE })
        .autoPagingToArray({ limit: MAX_LISTED });
      const own = rates.filter(
        ({ metadata, percentage }) =>
          metadata?.[TAX_RATE_MARK] === TAX_RATE_USE && percentage === percent,
      );
      const oldest = own.filter(({ active }) => active).at(-1);
      if (oldest) return oldest.id;
      const created = await sdk.taxRates.create(
        {
          display_name: 'Tax',
          percentage: percent,
          inclusive: true,
          metadata: { [TAX_RATE_MARK]: TAX_RATE_USE },
        },
        // An archived rate has used the key before.
        { idempotencyKey: `portico tax rate ${percent} ${own.length}` },
      );
      return created.id;
    });
  }

  /** Id of the invoice that a payment belongs to, from the payment's metadata. */
  async fetchInvoiceId(paymentIntentId: string): Promise<string | undefined> {
    const intent = await this.withSdk((sdk) => sdk.paymentIntents.retrieve(paymentIntentId));
    return intent.metadata.invoiceId;
  }

  /** Id of the payment that a charge belongs to; undefined: Stripe has no such charge. @throws ProblemError 503 */
  async fetchPaymentOfCharge(chargeId: string): Promise<string | undefined> {
    return this.withSdk(async (sdk) => {
      try {
        const { payment_intent: intent } = await sdk.charges.retrieve(chargeId);
        return (typeof intent === 'string' ? intent : intent?.id) ?? undefined;
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    });
  }

  /**
   * A page of events of these types that Stripe has not delivered, newest first.
   * @param since seconds since 1970 @param after id of the event before the page; null: the newest
   * @returns undefined where Stripe no longer has the event `after`
   * @throws ProblemError 503
   */
  async listUndelivered(
    types: string[],
    since: number,
    after: string | null,
  ): Promise<StripePage<Stripe.Event> | undefined> {
    return this.listPage(after, (sdk, page) =>
      sdk.events.list({ ...page, types, delivery_success: false, created: { gte: since } }),
    );
  }

  /**
   * A page of the account's disputes, also of inquiries and of other products, newest first.
   * @param since seconds since 1970 @param after id of the dispute before the page; null: the newest
   * @returns undefined where Stripe no longer has the dispute `after`
   * @throws ProblemError 503
   */
  async listDisputes(
    since: number,
    after: string | null,
  ): Promise<StripePage<Stripe.Dispute> | undefined> {
    return this.listPage(after, (sdk, page) =>
      sdk.disputes.list({ ...page, created: { gte: since } }),
    );
  }

  /** @throws ProblemError 400 unless Stripe signed exactly these bytes, within five minutes */
  parseEvent(body: Buffer, signature: unknown): Stripe.Event {
    if (this.webhookSecret === undefined) throw unavailable();
    try {
      const header = typeof signature === 'string' ? signature : '';
      return Stripe.webhooks.constructEvent(body, header, this.webhookSecret);
    } catch {
      throw badSignature();
    }
  }

  private listPage<T>(
    after: string | null,
    list: (sdk: Stripe, page: Stripe.PaginationParams) => Promise<Stripe.ApiList<T>>,
  ): Promise<StripePage<T> | undefined> {
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
