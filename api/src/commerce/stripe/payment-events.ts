import type Stripe from 'stripe';
import type { PaymentEvent } from '../payments/payment-provider.ts';
import { EVENT_TYPES, FRAUD_WARNING } from './event-types.ts';

/** What an event of Stripe is about. */
export const paymentEventOf = (event: Stripe.Event): PaymentEvent => ({
  id: event.id,
  type: event.type,
  about: (EVENT_TYPES as readonly string[]).includes(event.type) ? subjectOf(event) : null,
});

function subjectOf(event: Stripe.Event): NonNullable<PaymentEvent['about']> {
  const { object } = event.data as {
    object:
      | (Stripe.Checkout.Session | Stripe.Charge | Stripe.Refund | Stripe.Dispute)
      | Stripe.Radar.EarlyFraudWarning;
  };
  if (object.object !== 'checkout.session') {
    const warnedAt = event.type === FRAUD_WARNING ? new Date(event.created * 1000) : undefined;
    return { paymentId: paymentIdOf(object), ...(warnedAt && { warnedAt }) };
  }
  const invoiceId = object.metadata?.invoiceId ?? object.client_reference_id ?? undefined;
  return { invoiceId, sessionId: object.id };
}

/** Id of the payment that a charge, refund, dispute or warning belongs to. */
export const paymentIdOf = ({
  payment_intent: intent = null,
}: {
  payment_intent?: Stripe.Dispute['payment_intent'];
}): string | undefined => (typeof intent === 'string' ? intent : intent?.id) ?? undefined;
