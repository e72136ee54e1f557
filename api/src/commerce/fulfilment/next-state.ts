import type { InvoiceRow } from '../invoices/invoice.table.ts';
import type { PaymentFacts } from '../stripe/payment-facts.ts';

export type InvoiceState = Pick<
  InvoiceRow,
  'amount' | 'status' | 'refundedAmount' | 'dispute' | 'afterSaleSteps'
>;
export type NextState = Omit<InvoiceState, 'amount'>;
type Facts = Pick<
  PaymentFacts,
  'session' | 'isPaid' | 'hasFailed' | 'refundedAmount' | 'dispute' | 'afterSaleSteps'
>;

/** Money that came once stays on record, whatever became of it. */
const PAID: readonly InvoiceRow['status'][] = ['completed', 'disputed', 'refunded'];

/**
 * Where an invoice stands after what Stripe said. The outcome depends on the set of what is known,
 * never on the order in which it became known (reference/threats.md row 9): an answer may be older
 * than what is known, and then changes nothing.
 */
export function nextState(known: InvoiceState, facts: Facts): NextState {
  const newest = facts.afterSaleSteps < known.afterSaleSteps ? known : facts;
  const { refundedAmount, dispute, afterSaleSteps } = newest;
  const wasPaid = facts.isPaid || PAID.includes(known.status);
  const status = wasPaid
    ? paidStatus(known.amount, refundedAmount, dispute)
    : known.status === 'pending'
      ? unpaidStatus(facts)
      : known.status;
  return { status, refundedAmount, dispute, afterSaleSteps };
}

function unpaidStatus({ hasFailed, session }: Facts): NextState['status'] {
  if (hasFailed) return 'failed';
  return session === 'expired' ? 'expired' : 'pending';
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
export function findMismatch(
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
