import type Stripe from 'stripe';

/** What Stripe says about a purchase at one moment. Everything else follows from it. */
export interface PaymentFacts {
  sessionId: string;
  /** The invoice that it names. */
  reference: string | null;
  session: 'open' | 'complete' | 'expired';
  isPaid: boolean;
  /** A slow payment came to nothing. */
  hasFailed: boolean;
  amount: number | null;
  currency: string | null;
  mode: string;
  isLive: boolean;
  /** Sum of the line items; null where Stripe did not tell them. */
  itemsAmount: number | null;
  paymentIntentId: string | null;
  refundedAmount: number;
  dispute: 'open' | 'won' | 'lost' | null;
  buyer: { name: string | null; email: string | null; country: string | null };
  pdfUrl: string | null;
}

/** @param disputes of the charge, if it is disputed */
export function factsOf(
  session: Stripe.Checkout.Session,
  disputes: readonly Stripe.Dispute[],
): PaymentFacts {
  const intent = typeof session.payment_intent === 'object' ? session.payment_intent : null;
  const charge = typeof intent?.latest_charge === 'object' ? intent.latest_charge : null;
  const items = session.line_items?.data;
  const invoice = typeof session.invoice === 'object' ? session.invoice : null;
  return {
    sessionId: session.id,
    reference: session.client_reference_id,
    session: sessionState(session.status),
    isPaid: session.payment_status === 'paid',
    hasFailed:
      session.status === 'complete' &&
      session.payment_status !== 'paid' &&
      (intent?.status === 'requires_payment_method' || intent?.status === 'canceled'),
    amount: session.amount_total,
    currency: session.currency,
    mode: session.mode,
    isLive: session.livemode,
    itemsAmount: items ? items.reduce((sum, item) => sum + item.amount_total, 0) : null,
    paymentIntentId: intent?.id ?? null,
    refundedAmount: charge?.amount_refunded ?? 0,
    dispute: disputeOf(disputes),
    buyer: {
      name: session.customer_details?.name ?? null,
      email: session.customer_details?.email ?? null,
      country: session.customer_details?.address?.country ?? null,
    },
    pdfUrl: invoice?.invoice_pdf ?? null,
  };
}

/** A state that Stripe adds one day is taken for open: nothing is given or taken for it. */
export function sessionState(status: string | null): PaymentFacts['session'] {
  return status === 'complete' || status === 'expired' ? status : 'open';
}

/** One that is lost or open counts more than one that was won. */
function disputeOf(disputes: readonly Stripe.Dispute[]): PaymentFacts['dispute'] {
  // An inquiry (`warning_…`) takes no money.
  const real = disputes.filter(({ status }) => !status.startsWith('warning_'));
  if (real.length === 0) return null;
  if (real.some(({ status }) => status === 'lost')) return 'lost';
  return real.every(({ status }) => status === 'won') ? 'won' : 'open';
}
