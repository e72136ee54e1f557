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

/** What can be refunded, and by whom. */
export const formatRefundState = ({
  refund,
  guarantee,
}: Pick<CustomerInvoice, 'refund' | 'guarantee'>): string =>
  refund.state === 'refundable'
    ? `by the buyer until ${formatDateTime(refund.until)}`
    : lookup(closedTexts(guarantee), refund.why, 'by support only');
