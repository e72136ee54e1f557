import type { CustomerInvoice } from '@portico/contracts/customers/schema';
import type { RefundState } from '@portico/contracts/invoices/schema';
import { guaranteeCondition } from '@portico/contracts/rules/guarantee';
import { countOf } from '@portico/sdk/rules/count';
import { lookup } from '@portico/sdk/rules/lookup';
import { formatDateTime } from '@portico/sdk/rules/time/format';

type Why = Extract<RefundState, { state: 'closed' }>['why'];

const closedTexts = ({ days, activeHours }: CustomerInvoice['guarantee']): Record<Why, string> => ({
  used: `by support only: a slot was active for ${countOf(activeHours, 'hour')} in total`,
  'too-late': `by support only: more than ${countOf(days, 'day')} since the purchase`,
  redeemed: 'by support only: the gift was redeemed',
  'not-paid': 'not possible: there is no payment',
});

/** What can be refunded, and by whom. */
export const formatRefundState = ({
  refund,
  guarantee,
}: Pick<CustomerInvoice, 'refund' | 'guarantee'>): string =>
  refund.state === 'refundable'
    ? `by the buyer until ${formatDateTime(refund.until)}, ${guaranteeCondition(guarantee)}`
    : lookup(closedTexts(guarantee), refund.why, 'by support only');
