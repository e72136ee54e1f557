/** The network or the issuer of a card suspects fraud, and the payment is not disputed yet. */
export const FRAUD_WARNING = 'radar.early_fraud_warning.created';

/** Types of events that concern invoices. */
export const EVENT_TYPES = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
  'charge.refunded',
  // Which of these reports a failed refund depends on the version of Stripe's API.
  'charge.refund.updated',
  'refund.updated',
  'refund.failed',
  'charge.dispute.created',
  // An inquiry that becomes a chargeback is reported by these alone.
  'charge.dispute.updated',
  'charge.dispute.funds_withdrawn',
  'charge.dispute.funds_reinstated',
  'charge.dispute.closed',
  FRAUD_WARNING,
] as const;
