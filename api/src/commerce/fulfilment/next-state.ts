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

/** States of an invoice that was paid once, including refunded and disputed ones. */
const PAID: readonly InvoiceRow['status'][] = ['completed', 'disputed', 'refunded'];

/**
 * The state of an invoice after a response of Stripe. The result does not depend on the order in which
 * responses arrive (docs/threats.md row 9): a response that is older than the known state changes
 * nothing.
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

/** Why a payment does not match its invoice, as text for operators; undefined: it matches. */
export function findMismatch(
  invoice: Pick<InvoiceRow, 'id' | 'amount'>,
  facts: PaymentFacts,
  isLive: boolean,
): string | undefined {
  if (facts.reference !== invoice.id) return 'it references another invoice';
  if (facts.amount !== invoice.amount) return 'the amount differs';
  if (facts.itemsAmount !== null && facts.itemsAmount !== invoice.amount) {
    return 'the line items differ';
  }
  if (facts.currency !== 'eur') return 'the currency differs';
  if (facts.mode !== 'payment') return 'the mode differs';
  if (facts.isLive !== isLive) return 'test mode and live mode are mixed';
  return undefined;
}
