import { CircleCheck, CircleX, Clock } from 'lucide-react';
import type { InvoiceStatus } from '@portico/sdk/contracts/invoices/schema';
import { Badge } from '@portico/ui';

/** Any status other than completed and pending is displayed as failed (spec 1 §3). */
export function StatusBadge({ status }: { status: InvoiceStatus }) {
  if (status === 'completed') {
    return (
      <Badge tone="success">
        <CircleCheck size={14} aria-hidden="true" /> Completed
      </Badge>
    );
  }
  if (status === 'pending') {
    return (
      <Badge tone="warning">
        <Clock size={14} aria-hidden="true" /> Pending
      </Badge>
    );
  }
  return (
    <Badge tone="danger">
      <CircleX size={14} aria-hidden="true" /> Failed
    </Badge>
  );
}

/** Reason that is displayed for a failed status. */
export const FAILURE_REASONS: Partial<Record<InvoiceStatus, string>> = {
  failed: 'The payment did not go through. Nothing was charged.',
  expired: 'The payment page expired before it was used. Nothing was charged.',
  refunded: 'The payment was refunded, and the servers of this invoice are no longer authorized.',
  disputed:
    'The payment is disputed at the bank. Its servers are not authorized until the dispute is settled.',
};
