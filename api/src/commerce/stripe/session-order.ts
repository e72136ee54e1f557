import Stripe from 'stripe';

/** What a payment page sells, and where it returns to. */
export interface SessionOrder {
  invoiceId: string;
  idempotencyKey: string;
  product: string;
  unitAmount: number;
  quantity: number;
  successUrl: string;
  cancelUrl: string;
  /** Stripe's tax rate; null: no tax. */
  taxRateId: string | null;
  acceptsPromotionCodes: boolean;
  /** Printed on Stripe's invoice. */
  footer: string;
}

/** A session was not created. `isStored`: Stripe will repeat this error for the same idempotency key. */
export class SessionCreationError extends Error {
  constructor(
    readonly isStored: boolean,
    /** Stripe does not accept the tax rate any longer. */
    readonly isTaxRateRefused: boolean,
    options: ErrorOptions,
  ) {
    super('Stripe did not create a session', options);
  }

  /** @param error of the SDK */
  static of(error: unknown): SessionCreationError {
    const status = error instanceof Stripe.errors.StripeError ? error.statusCode : undefined;
    const isStored = error instanceof Stripe.errors.StripeIdempotencyError || (status ?? 0) >= 500;
    return new SessionCreationError(isStored, isTaxRateRefusal(error), { cause: error });
  }
}

const isTaxRateRefusal = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError &&
  (error.param ?? error.message).includes('tax_rate');
