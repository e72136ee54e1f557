import type { InvoiceRow } from '../invoices/invoice.table.ts';
import type { PaymentFacts } from '../stripe/payment-facts.ts';

export type InvoiceState = Pick<InvoiceRow, 'amount' | 'status' | 'refundedAmount' | 'dispute'>;
export type NextState = Omit<InvoiceState, 'amount'>;
type Facts = Pick<PaymentFacts, 'session' | 'isPaid' | 'hasFailed' | 'refundedAmount' | 'dispute'>;

/** A later state never gives way to an earlier one: what was read may be older than what is known. */
const RANK: Record<InvoiceRow['status'], number> = {
  pending: 0,
  failed: 1,
  expired: 1,
  completed: 2,
  disputed: 3,
  refunded: 4,
};
const DISPUTE_RANK = { none: 0, open: 1, won: 2, lost: 2 };

/**
 * Where an invoice stands after what Stripe said. The outcome depends on the set of what is known,
 * never on the order in which it became known (reference/threats.md row 9).
 */
export function nextState(known: InvoiceState, facts: Facts): NextState {
  const isNewer = DISPUTE_RANK[facts.dispute ?? 'none'] > DISPUTE_RANK[known.dispute ?? 'none'];
  const dispute = isNewer ? facts.dispute : known.dispute;
  const refundedAmount = Math.max(known.refundedAmount, facts.refundedAmount);
  const wasPaid = facts.isPaid || RANK[known.status] >= RANK.completed;
  const told = wasPaid
    ? paidStatus(known.amount, refundedAmount, dispute)
    : facts.hasFailed
      ? 'failed'
      : facts.session === 'expired'
        ? 'expired'
        : 'pending';
  const isReinstated = known.status === 'disputed' && told === 'completed' && dispute === 'won';
  const moves = isReinstated || RANK[told] > RANK[known.status];
  return { status: moves ? told : known.status, refundedAmount, dispute };
}

function paidStatus(
  amount: number,
  refunded: number,
  dispute: NextState['dispute'],
): NextState['status'] {
  if (refunded >= amount) return 'refunded';
  return dispute === 'open' || dispute === 'lost' ? 'disputed' : 'completed';
}

/** What is wrong with a payment, in words for operators; undefined: it fits the invoice. */
export function misfit(
  invoice: Pick<InvoiceRow, 'id' | 'amount'>,
  facts: PaymentFacts,
  isLive: boolean,
): string | undefined {
  if (facts.reference !== invoice.id) return 'it names another invoice';
  if (facts.amount !== invoice.amount) return 'the amount differs';
  if (facts.itemsAmount !== null && facts.itemsAmount !== invoice.amount) {
    return 'the line items differ';
  }
  if (facts.currency !== 'eur') return 'the currency differs';
  if (facts.mode !== 'payment') return 'the mode differs';
  if (facts.isLive !== isLive) return 'test and live are mixed';
  return undefined;
}
