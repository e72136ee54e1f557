import type { IncomingHttpHeaders } from 'node:http';
import type { DisputeState } from '@portico/contracts/invoices/schema';
import type { PaymentFacts } from './payment-facts.ts';

/** Whether prices contain the tax that the provider calculates for the address of each buyer, or it is added. */
export type TaxedPrices = 'inclusive' | 'exclusive';

/** How the provider taxes a purchase: by a rate within its price (id of `taxIdOf`), or by its own calculation. */
export type PurchaseTax = { rateId: string } | { prices: TaxedPrices; code: string | undefined };

/** A purchase to start: what it sells, and where its payment page returns to. */
export interface PurchaseOrder {
  invoiceId: string;
  idempotencyKey: string;
  product: string;
  /** In the smallest unit of the currency, less a tax that is added. */
  unitAmount: number;
  /** ISO code. */
  currency: string;
  quantity: number;
  successUrl: string;
  cancelUrl: string;
  /** null: no tax. */
  tax: PurchaseTax | null;
  acceptsPromotionCodes: boolean;
  /** Printed on the provider's invoice. */
  footer: string;
}

/** A purchase was not started. */
export class PurchaseError extends Error {
  constructor(
    /** The provider will repeat this error for the same idempotency key. */
    readonly isStored: boolean,
    /** The provider does not accept the tax any longer. */
    readonly isTaxRefused: boolean,
    options: ErrorOptions,
  ) {
    super('The payment provider did not start a purchase', options);
  }
}

export interface RefundOrder {
  invoiceId: string;
  refundId: string;
  paymentId: string;
  /** In the smallest unit of the payment's currency. */
  amount: number;
  idempotencyKey: string;
}

/**
 * What is known after a call: `refused`: the provider will not refund, because of `already-refunded`,
 * `payment-disputed`, or the provider's own code. `stored-error`: the provider will repeat this error for
 * the same idempotency key, although it may have refunded. `unknown`: the same call can be repeated.
 */
export type RefundOutcome =
  | { kind: 'created' }
  | { kind: 'refused'; code: string }
  | { kind: 'stored-error' | 'unknown'; cause: unknown };

/** What a provider tells about a purchase or a payment. Its state is read from the provider. */
export interface PaymentEvent {
  id: string;
  type: string;
  /** Without an id: of another product of the account. null: an event that changes no payment. */
  about: {
    invoiceId?: string | undefined;
    sessionId?: string;
    paymentId?: string | undefined;
    /** When the card's network or issuer warned of fraud; absent: another event. */
    warnedAt?: Date;
  } | null;
}

export interface DisputedPayment {
  /** Id of the dispute. */
  id: string;
  paymentId: string | undefined;
  /** The state of all disputes of the payment; null: none takes money. */
  dispute: DisputeState | null;
}

/** A page of one of the provider's lists, newest first. The next page begins after the id of its last item. */
export interface Page<T> {
  items: T[];
  hasMore: boolean;
}

/**
 * What the store asks of a provider of payments; `providers` names the one in use
 * (docs/decisions/0091-payment-provider.md). An optional method is missing where a provider has no such
 * thing. Do not call it within a transaction. Unless it says otherwise, a call throws a ProblemError 503
 * while the provider cannot be reached.
 */
export abstract class PaymentProvider {
  /** Payments move money; false: the provider's test mode. */
  abstract readonly isLive: boolean;

  /** The provider's id of a tax within prices, which orders name. @param percent at most two decimals */
  abstract taxIdOf(percent: number): Promise<string>;

  /** @returns the purchase's id and its payment page @throws PurchaseError */
  abstract startPurchase(order: PurchaseOrder): Promise<{ id: string; url: string | null }>;

  /** The address where a purchase is paid; null: it can no longer be paid. */
  abstract findPaymentPage(sessionId: string): Promise<string | null>;

  /**
   * Closes a purchase's payment page. Does nothing where it is no longer open: paid, being paid or expired.
   * Only `readPayment` says which.
   */
  abstract closePaymentPage(sessionId: string): Promise<void>;

  /** The current state of a purchase. */
  abstract readPayment(sessionId: string): Promise<PaymentFacts>;

  /**
   * Refunds a payment, so that the refund names its request. Never throws. Missing: the provider decides
   * about refunds, and events tell them.
   */
  refund?(order: RefundOrder): Promise<RefundOutcome>;

  /** Reads a webhook. @throws ProblemError 400 unless the provider signed exactly these bytes, just now */
  abstract parseEvent(body: Buffer, headers: IncomingHttpHeaders): PaymentEvent;

  /**
   * Events that the provider could not deliver, as far back as it keeps them.
   * @param after id of the event before the page; null: the newest
   * @returns undefined where the provider no longer has the event `after`
   */
  abstract listMissedEvents(after: string | null): Promise<Page<PaymentEvent> | undefined>;

  /**
   * Disputes of the account, also of other products. Missing: payments are not disputed.
   * @param after id of the dispute before the page; null: the newest
   * @returns undefined where the provider no longer has the dispute `after`
   */
  listDisputes?(after: string | null): Promise<Page<DisputedPayment> | undefined>;

  /** Id of the invoice that a payment was made for; undefined: it is of another product. */
  abstract findInvoiceId(paymentId: string): Promise<string | undefined>;

  /** Id of the payment that a charge belongs to; undefined: the provider has no such charge. */
  abstract findPaymentOfCharge(chargeId: string): Promise<string | undefined>;

  /** The page of a payment in the provider's back office. Sends nothing. */
  abstract paymentUrl(paymentId: string): string;
}
