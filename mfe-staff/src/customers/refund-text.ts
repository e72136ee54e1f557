import type { CustomerInvoice } from '@portico/contracts/customers/schema';
import type { RefundState } from '@portico/contracts/invoices/schema';
import { lookup } from '@portico/sdk/rules/lookup';
import { formatDateTime } from '@portico/sdk/rules/time/format';

type Why = Extract<RefundState, { state: 'closed' }>['why'];

const closedTexts = ({ days, activeHours }: CustomerInvoice['guarantee']): Record<Why, string> => ({
  used: `by support only: a server was active for a full ${activeHours} hours`,
  'too-late': `by support only: the ${days} days have ended`,
  'not-paid': 'not possible: there is no payment',
});

const DISPUTES: Record<NonNullable<CustomerInvoice['dispute']>, string> = {
  open: 'not possible: the payment is disputed at the bank',
  lost: 'not possible: the bank gave the money back',
  won: '',
};

/** What can be refunded, and by whom. */
export function formatRefundState({
  refund,
  guarantee,
  isRefunding,
  dispute,
  status,
}: Pick<CustomerInvoice, 'refund' | 'guarantee' | 'isRefunding' | 'dispute' | 'status'>): string {
  if (isRefunding) return 'under way';
  if (status === 'refunded') return 'paid back in full';
  const disputed = dispute && lookup(DISPUTES, dispute, '');
  if (disputed) return disputed;
  return refund.state === 'refundable'
    ? `by the buyer until ${formatDateTime(refund.until)}`
    : lookup(closedTexts(guarantee), refund.why, 'by support only');
}
