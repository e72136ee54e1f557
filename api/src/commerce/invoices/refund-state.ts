import type { RefundState } from '@portico/contracts/invoices/schema';
import type { InvoiceRow } from './invoice.table.ts';
import { paidAmountOf } from './paid-amount.ts';

/** The store's refund period (spec 1 §9). */
const WINDOW_SECONDS = 7 * 86_400;
/** From this use on, the policy's "full 24 hour cycle" applies and support decides. */
const USED_SECONDS = 86_400;

interface Facts {
  status: string;
  /** Epoch seconds. */
  completedAt: number | null;
  /** In cents; 0: a discount code made the purchase free. */
  paidAmount: number | null;
  /** The longest time that one slot covered servers, in seconds. */
  longestUse: number;
}

/** Whether a buyer is entitled to a refund without a decision of support. @param now epoch seconds */
export function refundState(
  { status, completedAt, paidAmount, longestUse }: Facts,
  now: number,
): RefundState {
  if (status !== 'completed' || completedAt === null || !paidAmount)
    return { state: 'closed', why: 'not-paid' };
  if (longestUse >= USED_SECONDS) return { state: 'closed', why: 'used' };
  const until = completedAt + WINDOW_SECONDS;
  return now < until ? { state: 'refundable', until } : { state: 'closed', why: 'too-late' };
}

/**
 * The same for a stored invoice.
 * @param longestUse as above, in seconds @param now epoch seconds
 */
export function invoiceRefundState(row: InvoiceRow, longestUse: number, now: number): RefundState {
  const { status, completedAt, refundingSince } = row;
  return refundState(
    {
      status: refundingSince ? 'refunding' : status,
      completedAt: completedAt && Math.floor(completedAt.getTime() / 1000),
      paidAmount: completedAt && paidAmountOf(row),
      longestUse,
    },
    now,
  );
}
