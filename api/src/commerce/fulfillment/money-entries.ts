import { STATE_OF_DISPUTE } from '@portico/contracts/rules/payment-state';
import { PAYMENT_STATES } from '@portico/contracts/rules/payment-states';
import type { InvoiceRow } from '../invoices/invoice.table.ts';
import { paidAmountOf } from '../invoices/paid-amount.ts';
import type { LedgerEntry } from '../ledger/ledger.table.ts';

type InvoiceMoney = Pick<
  InvoiceRow,
  'amount' | 'paidAmount' | 'status' | 'refundedAmount' | 'dispute'
>;
type MoneyEntry = Pick<LedgerEntry, 'kind' | 'amount'>;

/** The amount that a dispute withholds: everything that was paid and not refunded. */
const disputedAmount = (invoice: InvoiceMoney): number =>
  invoice.dispute !== null && PAYMENT_STATES[STATE_OF_DISPUTE[invoice.dispute]].sales === 'lost'
    ? paidAmountOf(invoice) - invoice.refundedAmount
    : 0;

/** Ledger entries for the money that moved between two states of an invoice. */
export function moneyEntries(
  before: InvoiceMoney,
  after: InvoiceMoney,
  isFirstPaid: boolean,
): MoneyEntry[] {
  const entries: MoneyEntry[] = [];
  if (isFirstPaid) entries.push({ kind: 'payment.received', amount: paidAmountOf(after) });
  const refunded = after.refundedAmount - before.refundedAmount;
  if (refunded > 0) entries.push({ kind: 'payment.refunded', amount: -refunded });
  if (refunded < 0) entries.push({ kind: 'refund.failed', amount: -refunded });
  const held = disputedAmount(after) - disputedAmount(before);
  if (held > 0) entries.push({ kind: 'payment.disputed', amount: -held });
  if (held < 0) entries.push({ kind: 'payment.reinstated', amount: -held });
  if (after.status !== before.status && (after.status === 'failed' || after.status === 'expired')) {
    entries.push({ kind: 'invoice.closed', amount: 0 });
  }
  return entries;
}
