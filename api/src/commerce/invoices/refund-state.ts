import type { RefundState } from '@portico/contracts/invoices/schema';
import type { Guarantee } from '@portico/contracts/store/schema';
import { guaranteeOf } from './guarantee-of.ts';
import type { InvoiceRow } from './invoice.table.ts';
import { paidAmountOf } from './paid-amount.ts';

const DAY_SECONDS = 86_400;
const HOUR_SECONDS = 3600;

interface Facts {
  status: string;
  /** Epoch seconds. */
  completedAt: number | null;
  /** 0: a discount code made the purchase free. */
  paidAmount: number | null;
  /** The longest time that one slot covered servers, in seconds. */
  longestUse: number;
  /** A gift that somebody has. */
  isRedeemed: boolean;
  /** Of the purchase (spec 1 §9): from the hours of use on, support decides. */
  guarantee: Guarantee;
}

/** Whether a buyer is entitled to a refund without a decision of support. @param now epoch seconds */
export function refundState(
  { status, completedAt, paidAmount, longestUse, isRedeemed, guarantee }: Facts,
  now: number,
): RefundState {
  if (status !== 'completed' || completedAt === null || !paidAmount)
    return { state: 'closed', why: 'not-paid' };
  if (isRedeemed) return { state: 'closed', why: 'redeemed' };
  if (longestUse >= guarantee.activeHours * HOUR_SECONDS) return { state: 'closed', why: 'used' };
  const until = completedAt + guarantee.days * DAY_SECONDS;
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
      isRedeemed: row.redeemedBy !== null,
      guarantee: guaranteeOf(row),
    },
    now,
  );
}
