import { CircleCheck, CircleX, Clock } from 'lucide-react';
import { styled } from 'styled-components';
import type { DisputeState, Invoice, InvoiceStatus } from '@portico/contracts/invoices/schema';
import { lookup } from '@portico/sdk/rules/lookup';
import { Badge } from '@portico/ui';

const Badges = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: var(--space-2);
`;

/**
 * Any status other than completed and pending is displayed as failed (spec 1 §3). A neutral badge
 * beside it says that the money came back, which is no failure.
 */
export function StatusBadge({ status }: { status: InvoiceStatus }) {
  return (
    <Badges>
      <SpecifiedBadge status={status} />
      {status === 'refunded' && <Badge tone="neutral">Refunded</Badge>}
    </Badges>
  );
}

/** The keys make each badge an element of its own. */
function SpecifiedBadge({ status }: { status: InvoiceStatus }) {
  if (status === 'completed') {
    return (
      <Badge key="completed" tone="success">
        <CircleCheck size={14} aria-hidden="true" /> Completed
      </Badge>
    );
  }
  if (status === 'pending') {
    return (
      <Badge key="pending" tone="warning">
        <Clock size={14} aria-hidden="true" /> Pending
      </Badge>
    );
  }
  return (
    <Badge key="failed" tone="danger">
      <CircleX size={14} aria-hidden="true" /> Failed
    </Badge>
  );
}

interface Explanation {
  tone: 'info' | 'success' | 'danger';
  title: string;
  reason: string;
}

const FAILURES: Partial<Record<InvoiceStatus, Explanation>> = {
  failed: {
    tone: 'danger',
    title: 'Payment failed',
    reason: 'The payment did not go through. Nothing was charged.',
  },
  expired: {
    tone: 'info',
    title: 'Payment page expired',
    reason: 'The payment page expired before it was used. Nothing was charged.',
  },
  refunded: {
    tone: 'info',
    title: 'Refunded',
    reason: 'The payment was refunded, and the servers of this invoice are no longer authorized.',
  },
};

const DISPUTES: Record<DisputeState, Explanation> = {
  open: {
    tone: 'danger',
    title: 'Payment disputed',
    reason:
      'The payment is disputed at the bank. Its servers are not authorized until the dispute is settled.',
  },
  lost: {
    tone: 'info',
    title: 'Payment returned',
    reason:
      'The dispute has ended in your favor, and your bank returned the payment to you. The servers of this invoice are no longer authorized. You can buy a new license at any time.',
  },
  won: {
    tone: 'success',
    title: 'Dispute ended',
    reason:
      'The dispute about this payment has ended, and the bank released the payment to us. The license of this invoice is valid.',
  },
};

/** What the badge does not say: why an invoice failed, and how a dispute about its payment stands. */
export function explanationOf({
  status,
  dispute,
}: Pick<Invoice, 'status' | 'dispute'>): Explanation | undefined {
  if (status === 'disputed') return lookup(DISPUTES, dispute ?? 'open', DISPUTES.open);
  if (status === 'completed' && dispute === 'won') return DISPUTES.won;
  return FAILURES[status];
}
