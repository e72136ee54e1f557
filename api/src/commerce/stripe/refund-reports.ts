import type Stripe from 'stripe';
import type { RefundReport } from '../payments/payment-facts.ts';

/** An unknown status is pending. */
const STATUSES: Record<string, RefundReport['status']> = {
  requires_action: 'needs-action',
  succeeded: 'succeeded',
  failed: 'failed',
  canceled: 'canceled',
};

/** A refund of Stripe, also one that was made in Stripe's dashboard. */
export const reportOf = ({
  id: providerId,
  amount,
  status,
  metadata,
  failure_reason: failure,
}: Stripe.Refund): RefundReport => ({
  providerId,
  refundId: metadata?.refundId,
  amount,
  status: STATUSES[status ?? ''] ?? 'pending',
  failure: failure ?? null,
});
