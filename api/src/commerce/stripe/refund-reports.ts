import type Stripe from 'stripe';

const STATUSES = ['pending', 'requires_action', 'succeeded', 'failed', 'canceled'] as const;

/** A refund of a payment as Stripe reports it, also one that was made in Stripe's dashboard. */
export interface RefundReport {
  stripeId: string;
  /** Id of the request on this site; undefined: there is none. */
  refundId: string | undefined;
  /** Euro cents. */
  amount: number;
  /** `requires_action`: Stripe waits for details from the customer. An unknown status is pending. */
  status: (typeof STATUSES)[number];
  /** Stripe's code of the failure. */
  failure: string | null;
}

const statusOf = (status: string | null): RefundReport['status'] =>
  STATUSES.find((known) => known === status) ?? 'pending';

export const reportOf = ({
  id: stripeId,
  amount,
  status,
  metadata,
  failure_reason: failure,
}: Stripe.Refund): RefundReport => ({
  stripeId,
  refundId: metadata?.refundId,
  amount,
  status: statusOf(status),
  failure: failure ?? null,
});

/** The money stays with the seller. */
export const hasFailed = ({ status }: Pick<RefundReport, 'status'>): boolean =>
  status === 'failed' || status === 'canceled';
