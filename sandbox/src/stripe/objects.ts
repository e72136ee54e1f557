import { randomBytes } from 'node:crypto';
import type Stripe from 'stripe';

/**
 * Stripe's published type, with some fields limited to what the sandbox uses. Each limited field
 * must fit Stripe's own field.
 */
type Limited<
  Type,
  Fields extends { [Name in keyof Fields]: Name extends keyof Type ? Type[Name] : never },
> = Omit<Type, keyof Fields> & Fields;

/** The values that Stripe documents. Its types also accept any other string. */
export type Documented<Values> = Values extends string
  ? string extends Values
    ? never
    : Values
  : Values;

/** Decimal numbers are strings in JSON; the SDK converts them. */
type WithDecimals<Type, Names extends keyof Type> = Omit<Type, Names> &
  Record<Names, string | null>;

export type List<T> = Stripe.ApiList<T>;

type Price = Limited<
  WithDecimals<Stripe.Price, 'unit_amount_decimal'>,
  { unit_amount: number; product: string }
>;
export type LineItem = Limited<
  Omit<Stripe.LineItem, 'price'>,
  { description: string; quantity: number }
> & { price: Price };

/** A session as it is sent; `line_items` only where `expand` names them. */
export type SentSession = Omit<Stripe.Checkout.Session, 'invoice' | 'line_items'> & {
  invoice: string | StripeInvoice | null;
  line_items?: List<LineItem>;
};

/** A session as it is stored. Its URL is derived from its status. */
export type Session = Limited<
  Omit<SentSession, 'url'>,
  {
    amount_subtotal: number;
    amount_total: number;
    currency: string;
    invoice: string | null;
    line_items: List<LineItem>;
    metadata: Stripe.Metadata;
    payment_intent: string | null;
    payment_status: Documented<Stripe.Checkout.Session.PaymentStatus>;
    status: Documented<Stripe.Checkout.Session.Status>;
    success_url: string;
    total_details: Stripe.Checkout.Session.TotalDetails;
  }
>;

export type TaxRate = Stripe.TaxRate;
export type Coupon = Stripe.Coupon;
export type PromotionCode = Limited<
  Stripe.PromotionCode,
  { promotion: { coupon: string; type: 'coupon' } }
>;

export type PaymentIntent = Limited<
  Stripe.PaymentIntent,
  { latest_charge: string | null; status: Documented<Stripe.PaymentIntent.Status> }
>;

export type Charge = Limited<
  Stripe.Charge,
  { payment_intent: string; status: Documented<Stripe.Charge.Status> }
>;

/** Stripe's SDK has no type for the status of a refund. The values are those of its documentation. */
type RefundStatus = 'pending' | 'requires_action' | 'succeeded' | 'failed' | 'canceled';
export type RefundReason = Documented<Stripe.RefundCreateParams.Reason>;
export type Refund = Limited<
  Stripe.Refund,
  { charge: string; payment_intent: string; status: RefundStatus }
>;

export type FraudWarning = Limited<
  Stripe.Radar.EarlyFraudWarning,
  { charge: string; payment_intent?: string | undefined }
>;
export type Dispute = Limited<
  Stripe.Dispute,
  { charge: string; payment_intent: string; status: Documented<Stripe.Dispute.Status> }
>;

type InvoiceLine = WithDecimals<Omit<Stripe.InvoiceLineItem, 'pricing'>, 'quantity_decimal'> & {
  pricing: WithDecimals<Stripe.InvoiceLineItem.Pricing, 'unit_amount_decimal'>;
};
/** Stripe's invoice of a payment. */
export type StripeInvoice = Limited<
  Omit<Stripe.Invoice, 'lines'>,
  { number: string; status: Documented<Stripe.Invoice.Status> }
> & { lines: List<InvoiceLine> };

export type EventType = Documented<Stripe.Event['type']>;
/** The object that Stripe sends with a type of event. */
export type ObjectOf<Type extends EventType> = Extract<
  Stripe.Event,
  { type: Type }
>['data']['object'];
/** An event. Tests create some with objects that are cut to a few fields. */
export type Event = Omit<Stripe.EventBase, 'data' | 'type'> & {
  data: { object: unknown };
  type: string;
};

/** The version of the API that this sandbox answers in, which is the SDK's. */
export const API_VERSION: typeof Stripe.API_VERSION = '2026-10-28.endive';

/** An id in Stripe's format: prefix and 24 letters and digits. */
export function newId(prefix: string): string {
  return `${prefix}_${randomBytes(18).toString('base64').replace(/[+/]/g, '0')}`;
}
