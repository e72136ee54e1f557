import type Stripe from 'stripe';
import { breakdownOf, calculatedRate } from './automatic-tax.ts';
import { AT_HOME, type Buyer } from './buyer.ts';
import type { Form } from './form.ts';
import { newSession } from './new-session.ts';
import type { EventType, ObjectOf, SentSession, Session, TaxRate } from './objects.ts';
import { parseParams } from './params.ts';
import { SessionParams, type SESSION_EXPANSIONS } from './session-params.ts';
import { invalidRequest, ParameterError } from './stripe-error.ts';
import { usableTaxRate } from './tax-rates.ts';
import { setTotals } from './totals.ts';
import type { StripeStore } from './stripe-store.ts';
import type { Webhooks } from './webhooks.ts';

const DAY = 86_400;
const HALF_HOUR = 1_800;
/** Stripe's smallest charge in euro, in cents. */
export const MIN_TOTAL = 50;

type Expansion = (typeof SESSION_EXPANSIONS)[number];
type SessionEvent = {
  [Type in EventType]: ObjectOf<Type> extends Stripe.Checkout.Session ? Type : never;
}[EventType];

/** Checkout sessions: create, retrieve, expire. */
export class Sessions {
  constructor(
    private readonly store: StripeStore,
    private readonly webhooks: Webhooks,
    private readonly now: () => number,
    private readonly origin: () => string,
  ) {}

  /** @throws ParameterError */
  create(form: Form): SentSession {
    const params = parseParams(SessionParams, form);
    const created = Math.floor(this.now() / 1000);
    const session = newSession(params, created);
    const taxRates = session.automatic_tax.enabled
      ? this.calculatedRates(session, AT_HOME)
      : params.line_items.map(({ tax_rates: [id] = [] }, index) =>
          id === undefined
            ? undefined
            : usableTaxRate(this.store.contents.taxRates, id, `line_items[${index}][tax_rates][0]`),
        );
    setTotals(session, taxRates);
    if (session.amount_total < MIN_TOTAL) {
      const message = "The Checkout Session's total amount must convert to at least 50 cents.";
      throw new ParameterError(message, undefined, 'amount_too_small');
    }
    if (session.expires_at < created + HALF_HOUR || session.expires_at > created + DAY) {
      throw new ParameterError(
        'The `expires_at` timestamp must be between 30 minutes and 24 hours from Checkout Session creation.',
        'expires_at',
      );
    }
    this.store.contents.sessions.push(session);
    const { metadata = {}, description } = params.payment_intent_data ?? {};
    this.store.contents.extras[session.id] = {
      intentMetadata: metadata,
      description,
      taxRates: taxRates.map((rate) => rate?.id ?? null),
      buyer: AT_HOME,
    };
    this.store.save();
    return this.view(session.id, params.expand);
  }

  /**
   * Calculates the tax of an open session for the address of its buyer.
   * @param coupon that applies
   * @throws StripeError where Stripe Tax is not on
   */
  locate(id: string, buyer: Buyer): Session {
    const session = this.current(id);
    if (session.status !== 'open' || !session.automatic_tax.enabled)
      throw invalidRequest('This checkout session calculates no tax.');
    const rates = this.calculatedRates(session, buyer);
    const [{ coupon } = { coupon: null }] = session.discounts ?? [];
    setTotals(session, rates, typeof coupon === 'string' ? this.store.coupon(coupon) : undefined);
    session.automatic_tax.status = 'complete';
    Object.assign(this.store.contents.extras[id] ?? {}, {
      buyer,
      taxRates: rates.map((rate) => rate.id),
    });
    this.store.save();
    return session;
  }

  /** What the buyer has told on the payment page. */
  buyerOf(id: string): Buyer {
    return this.store.contents.extras[id]?.buyer ?? AT_HOME;
  }

  private calculatedRates({ line_items: items }: Session, buyer: Buyer): TaxRate[] {
    return items.data.map(({ price }) =>
      calculatedRate(this.store, buyer, price.tax_behavior === 'inclusive'),
    );
  }

  /** The session in Stripe's format; objects that are not in `expand` are ids or absent. */
  view(id: string, expand: readonly Expansion[] = []): SentSession {
    const session = this.current(id);
    const { line_items: items, invoice, payment_intent: intent } = session;
    return {
      ...this.plain(session),
      ...(expand.includes('line_items') && { line_items: items }),
      ...(expand.includes('total_details.breakdown') && {
        total_details: {
          ...session.total_details,
          breakdown: breakdownOf(session, this.taxRatesOf(id), this.buyerOf(id)),
        },
      }),
      invoice: invoice && expand.includes('invoice') ? this.store.invoice(invoice) : invoice,
      payment_intent: intent && this.viewIntent(intent, expand),
    };
  }

  private viewIntent(id: string, expand: readonly Expansion[]): string | Stripe.PaymentIntent {
    const wantsCharge = expand.includes('payment_intent.latest_charge');
    if (!wantsCharge && !expand.includes('payment_intent')) return id;
    const intent = this.store.intent(id);
    const charge = intent.latest_charge;
    return { ...intent, latest_charge: charge && wantsCharge ? this.store.charge(charge) : charge };
  }

  /** The tax rate of each line item. */
  taxRatesOf(id: string): (TaxRate | undefined)[] {
    const ids = this.store.contents.extras[id]?.taxRates ?? [];
    return ids.map((rate) => (rate === null ? undefined : this.store.taxRate(rate)));
  }

  /** The session without expanded objects, as in events. */
  plain({ line_items: _, ...session }: Session): Omit<Stripe.Checkout.Session, 'line_items'> {
    const url = session.status === 'open' ? `${this.origin()}/c/pay/${session.id}` : null;
    return { ...session, url };
  }

  /** Sends an event about a session. */
  emit(type: SessionEvent, session: Session): void {
    this.webhooks.emit(type, this.plain(session));
  }

  /** The current session; expires it if it is too old. */
  current(id: string): Session {
    const session = this.store.session(id);
    if (session.status === 'open' && session.expires_at * 1000 <= this.now()) this.close(session);
    return session;
  }

  /** @throws StripeError 400 unless it is open, like Stripe */
  expire(id: string): SentSession {
    const session = this.current(id);
    if (session.status !== 'open') {
      throw invalidRequest(
        `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${session.status}.`,
      );
    }
    this.close(session);
    return this.view(id);
  }

  private close(session: Session): void {
    session.status = 'expired';
    this.emit('checkout.session.expired', session);
  }
}
