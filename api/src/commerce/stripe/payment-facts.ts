import type Stripe from 'stripe';
import { hasFailed, type PaymentFacts } from '../payments/payment-facts.ts';
import { disputeState, disputeSteps } from './dispute-state.ts';
import { reportOf } from './refund-reports.ts';

/** The payment intent of an expanded session, and its charge. */
export function chargeOf({ payment_intent: payment }: Stripe.Checkout.Session) {
  const intent = typeof payment === 'object' ? payment : null;
  const charge = typeof intent?.latest_charge === 'object' ? intent.latest_charge : null;
  return { intent, charge };
}

/** @param refunds of the charge, also failed ones @param disputes of the charge */
export function factsOf(
  session: Stripe.Checkout.Session,
  refunds: readonly Stripe.Refund[],
  disputes: readonly Stripe.Dispute[],
): PaymentFacts {
  const { intent } = chargeOf(session);
  const reports = refunds.map(reportOf);
  const effectiveRefunds = reports.filter((report) => !hasFailed(report));
  const invoice = typeof session.invoice === 'object' ? session.invoice : null;
  return {
    sessionId: session.id,
    reference: session.client_reference_id,
    session: sessionState(session.status),
    isPaid: isPaid(session),
    hasFailed:
      session.status === 'complete' &&
      session.payment_status === 'unpaid' &&
      (intent?.status === 'requires_payment_method' || intent?.status === 'canceled'),
    amount: session.amount_total,
    discount: session.total_details?.amount_discount ?? 0,
    tax: session.total_details?.amount_tax ?? 0,
    isReverseCharge: (session.total_details?.breakdown?.taxes ?? []).some(
      ({ taxability_reason: why }) => why === 'reverse_charge',
    ),
    acceptsCodes: session.allow_promotion_codes === true,
    currency: session.currency,
    isOneTime: session.mode === 'payment',
    isLive: session.livemode,
    items: session.line_items ? sumOf(session.line_items.data) : null,
    paymentId: intent?.id ?? null,
    // The charge's own sum is not used: Stripe does not document whether it includes failed refunds.
    refundedAmount: effectiveRefunds.reduce((sum, { amount }) => sum + amount, 0),
    refunds: reports,
    afterSaleSteps:
      refunds.length + (refunds.length - effectiveRefunds.length) + disputeSteps(disputes),
    dispute: disputeState(disputes),
    buyer: {
      name: session.customer_details?.name ?? null,
      email: session.customer_details?.email ?? null,
      country: session.customer_details?.address?.country ?? null,
      taxId: session.customer_details?.tax_ids?.find(({ value }) => value)?.value ?? null,
    },
    invoice: invoice && {
      number: invoice.number,
      pdfUrl: invoice.invoice_pdf ?? null,
      pageUrl: invoice.hosted_invoice_url ?? null,
    },
  };
}

/** A free purchase is complete without a payment; any other one has to be paid. */
function isPaid(session: Stripe.Checkout.Session): boolean {
  if (session.payment_status === 'paid') return true;
  const isFree = session.payment_status === 'no_payment_required' && session.amount_total === 0;
  return isFree && session.status === 'complete';
}

function sumOf(items: readonly Stripe.LineItem[]): NonNullable<PaymentFacts['items']> {
  return {
    amount: items.reduce((sum, item) => sum + item.amount_total, 0),
    discount: items.reduce((sum, item) => sum + item.amount_discount, 0),
  };
}

/** An unknown state is treated as open, so that it changes nothing. */
export function sessionState(status: string | null): PaymentFacts['session'] {
  return status === 'complete' || status === 'expired' ? status : 'open';
}
