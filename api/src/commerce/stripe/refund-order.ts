import Stripe from 'stripe';

export interface RefundOrder {
  invoiceId: string;
  refundId: string;
  paymentIntentId: string;
  /** Euro cents. */
  amount: number;
  idempotencyKey: string;
}

/**
 * What is known after a call: `refused`: Stripe will not refund, for the reason `code`. `stored-error`:
 * Stripe will repeat this error for the same idempotency key, although it may have refunded. `unknown`:
 * the same call can be repeated.
 */
export type RefundOutcome =
  | { kind: 'created' }
  | { kind: 'refused'; code: string }
  | { kind: 'stored-error' | 'unknown'; cause: unknown };

/** Limits of rates and keys in use say nothing about the refund. */
const PASSING_STATUSES = new Set([409, 429]);

/** @param error of the SDK */
export function refundOutcome(error: unknown): RefundOutcome {
  const { StripeError, StripeIdempotencyError } = Stripe.errors;
  const status = error instanceof StripeError ? (error.statusCode ?? 0) : 0;
  if (error instanceof StripeIdempotencyError && status !== 409) {
    return { kind: 'stored-error', cause: error };
  }
  if (status >= 500) return { kind: 'stored-error', cause: error };
  if (status < 400 || PASSING_STATUSES.has(status)) return { kind: 'unknown', cause: error };
  const { code, type } = error as InstanceType<typeof StripeError>;
  return { kind: 'refused', code: code ?? type };
}
