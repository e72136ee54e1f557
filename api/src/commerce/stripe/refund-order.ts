import Stripe from 'stripe';
import type { RefundOutcome } from '../payments/payment-provider.ts';

/** Stripe's codes of refusals that have words of their own. */
const REFUSALS: Record<string, string> = {
  charge_already_refunded: 'already-refunded',
  charge_disputed: 'payment-disputed',
  refund_disputed_payment: 'payment-disputed',
};

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
  return { kind: 'refused', code: REFUSALS[code ?? ''] ?? code ?? type };
}
