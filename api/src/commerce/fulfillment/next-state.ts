import type { InvoiceRow } from '../invoices/invoice.table.ts';
import { paidAmountOf } from '../invoices/paid-amount.ts';
import type { PaymentFacts } from '../payments/payment-facts.ts';

export type InvoiceState = Pick<
  InvoiceRow,
  'amount' | 'paidAmount' | 'status' | 'refundedAmount' | 'dispute' | 'afterSaleSteps'
>;
export type NextState = Omit<InvoiceState, 'amount'>;
type Facts = Pick<
  PaymentFacts,
  'amount' | 'session' | 'isPaid' | 'hasFailed' | 'refundedAmount' | 'dispute' | 'afterSaleSteps'
>;

/** States of an invoice that was paid once, including refunded and disputed ones. */
const PAID: readonly InvoiceRow['status'][] = ['completed', 'disputed', 'refunded'];

/**
 * The state of an invoice after a response of the provider. The result does not depend on the order in which
 * responses arrive (docs/threats.md row 9): a response that is older than the known state changes
 * nothing.
 */
export function nextState(current: InvoiceState, facts: Facts): NextState {
  const newest = facts.afterSaleSteps < current.afterSaleSteps ? current : facts;
  const { refundedAmount, dispute, afterSaleSteps } = newest;
  const wasPaid = facts.isPaid || PAID.includes(current.status);
  const paidAmount = current.paidAmount ?? (facts.isPaid ? facts.amount : null);
  const status = wasPaid
    ? paidStatus(paidAmountOf({ ...current, paidAmount }), refundedAmount, dispute)
    : current.status === 'pending'
      ? unpaidStatus(facts)
      : current.status;
  return { status, paidAmount, refundedAmount, dispute, afterSaleSteps };
}

function unpaidStatus({ hasFailed, session }: Facts): NextState['status'] {
  if (hasFailed) return 'failed';
  return session === 'expired' ? 'expired' : 'pending';
}

function paidStatus(
  paid: number,
  refunded: number,
  dispute: NextState['dispute'],
): NextState['status'] {
  // A purchase that a discount made free has nothing to refund.
  if (refunded > 0 && refunded >= paid) return 'refunded';
  return dispute === 'open' || dispute === 'lost' ? 'disputed' : 'completed';
}

/** Why a payment does not match its invoice, as text for operators; undefined: it matches. */
export function findMismatch(
  invoice: Pick<InvoiceRow, 'id' | 'amount' | 'currency' | 'taxPrices'>,
  facts: PaymentFacts,
  isLive: boolean,
): string | undefined {
  if (facts.reference !== invoice.id) return 'it references another invoice';
  const { discount, items } = facts;
  if (discount !== 0 && !facts.acceptsCodes) return 'it has a discount that was not offered';
  if (discount < 0 || discount > invoice.amount) return 'the discount exceeds the price';
  // Any other tax is within the price, and changes nothing of what is due.
  const added = invoice.taxPrices === 'exclusive' ? facts.tax : 0;
  if (added < 0) return 'the tax is negative';
  const due = invoice.amount - discount + added;
  if (facts.amount !== due) return 'the amount differs';
  if (items && (items.amount !== due || items.discount !== discount)) {
    return 'the line items differ';
  }
  if (facts.currency?.toUpperCase() !== invoice.currency) return 'the currency differs';
  if (!facts.isOneTime) return 'the mode differs';
  if (facts.isLive !== isLive) return 'test mode and live mode are mixed';
  return undefined;
}
