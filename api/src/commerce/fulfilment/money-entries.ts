import type { InvoiceRow } from '../invoices/invoice.table.ts';
import type { LedgerEntry } from '../ledger/ledger.table.ts';

type InvoiceMoney = Pick<InvoiceRow, 'amount' | 'status' | 'refundedAmount' | 'dispute'>;
type MoneyEntry = Pick<LedgerEntry, 'kind' | 'amount'>;

/** What a dispute holds back: what was not refunded. */
const disputedAmount = ({ amount, refundedAmount, dispute }: InvoiceMoney): number =>
  dispute === 'open' || dispute === 'lost' ? amount - refundedAmount : 0;

/** The money that came and went between two states of an invoice. */
export function moneyEntries(
  before: InvoiceMoney,
  after: InvoiceMoney,
  isFirstPaid: boolean,
): MoneyEntry[] {
  const moves: MoneyEntry[] = [];
  if (isFirstPaid) moves.push({ kind: 'payment.received', amount: after.amount });
  const refunded = after.refundedAmount - before.refundedAmount;
  if (refunded > 0) moves.push({ kind: 'payment.refunded', amount: -refunded });
  if (refunded < 0) moves.push({ kind: 'refund.failed', amount: -refunded });
  const held = disputedAmount(after) - disputedAmount(before);
  if (held > 0) moves.push({ kind: 'payment.disputed', amount: -held });
  if (held < 0) moves.push({ kind: 'payment.reinstated', amount: -held });
  if (after.status !== before.status && (after.status === 'failed' || after.status === 'expired')) {
    moves.push({ kind: 'invoice.closed', amount: 0 });
  }
  return moves;
}
