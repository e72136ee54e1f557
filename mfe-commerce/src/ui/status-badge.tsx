import { CircleCheck, CircleX, Clock } from 'lucide-react';
import type { InvoiceStatus } from '@portico/sdk/contracts/invoices/schema';
import { Badge } from '@portico/ui';

/** Any status other than completed and pending is displayed as failed (spec 1 §3). The keys make each badge an element of its own. */
export function StatusBadge({ status }: { status: InvoiceStatus }) {
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

/** What is displayed about a status that the badge calls failed. */
export const FAILURES: Partial<
  Record<InvoiceStatus, { tone: 'info' | 'danger'; title: string; reason: string }>
> = {
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
  disputed: {
    tone: 'danger',
    title: 'Payment disputed',
    reason:
      'The payment is disputed at the bank. Its servers are not authorized until the dispute is settled.',
  },
};
