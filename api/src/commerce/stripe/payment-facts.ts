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
  /** Without what failed or was canceled. */
  refundedAmount: number;
  /** Refunds and disputes that began, and those that ended: of two answers, more is newer. */
  afterSaleSteps: number;
  dispute: 'open' | 'won' | 'lost' | null;
  buyer: { name: string | null; email: string | null; country: string | null };
  pdfUrl: string | null;
}

/** The payment of an expanded session, and the charge that it led to. */
export function chargeOf({ payment_intent: payment }: Stripe.Checkout.Session) {
  const intent = typeof payment === 'object' ? payment : null;
  const charge = typeof intent?.latest_charge === 'object' ? intent.latest_charge : null;
  return { intent, charge };
}

/** @param refunds of the charge, failed ones too @param disputes of the charge */
export function factsOf(
  session: Stripe.Checkout.Session,
  refunds: readonly Stripe.Refund[],
  disputes: readonly Stripe.Dispute[],
): PaymentFacts {
  const { intent } = chargeOf(session);
  // An inquiry (`warning_…`) takes no money.
  const inquiriesExcluded = disputes.filter(({ status }) => !status.startsWith('warning_'));
  const effective = refunds.filter(({ status }) => status !== 'failed' && status !== 'canceled');
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
    // The charge's own sum is not used: Stripe does not say whether a failed refund is still in it.
    refundedAmount: effective.reduce((sum, { amount }) => sum + amount, 0),
    afterSaleSteps:
      refunds.length +
      (refunds.length - effective.length) +
      inquiriesExcluded.length +
      inquiriesExcluded.filter(({ status }) => status === 'won' || status === 'lost').length,
    dispute: disputeOf(inquiriesExcluded),
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
  if (disputes.length === 0) return null;
  if (disputes.some(({ status }) => status === 'lost')) return 'lost';
  return disputes.every(({ status }) => status === 'won') ? 'won' : 'open';
}
