import type { RefundState } from '@portico/sdk/contracts/invoices/schema';

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
