import type { CustomerInvoice } from '@portico/contracts/customers/schema';
import type { RefundState } from '@portico/contracts/invoices/schema';
import { lookup } from '@portico/sdk/rules/lookup';
import { formatDateTime } from '@portico/sdk/rules/time/format';

const CLOSED: Record<Extract<RefundState, { state: 'closed' }>['why'], string> = {
  used: 'by support only: a server was active for a full 24 hours',
  'too-late': 'by support only: the 7 days have ended',
  'not-paid': 'not possible: there is no payment',
};

const DISPUTES: Record<NonNullable<CustomerInvoice['dispute']>, string> = {
  open: 'not possible: the payment is disputed at the bank',
  lost: 'not possible: the bank gave the money back',
  won: '',
};

/** What can be refunded, and by whom. */
export function formatRefundState({
  refund,
  isRefunding,
  dispute,
  status,
}: Pick<CustomerInvoice, 'refund' | 'isRefunding' | 'dispute' | 'status'>): string {
  if (isRefunding) return 'under way';
  if (status === 'refunded') return 'paid back in full';
  const disputed = dispute && lookup(DISPUTES, dispute, '');
  if (disputed) return disputed;
  return refund.state === 'refundable'
    ? `by the buyer until ${formatDateTime(refund.until)}`
    : lookup(CLOSED, refund.why, 'by support only');
}
