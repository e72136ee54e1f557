import type { RefundState } from 'shared/contracts/invoices/schema';

/** The store's guarantee (spec 1 §9). */
const WINDOW_SECONDS = 7 * 86_400;
/** From here on the policy's "full 24 hour cycle" applies and support decides (DESIGN §10.1). */
const USED_SECONDS = 86_400;

interface Facts {
  status: string;
  /** Epoch seconds. */
  completedAt: number | null;
  /** The longest that one slot covered servers, in seconds. */
  longestUse: number;
}

/** Whether a buyer can have the money back without anybody deciding. @param now epoch seconds */
export function refundState({ status, completedAt, longestUse }: Facts, now: number): RefundState {
  if (status !== 'completed' || completedAt === null) return { state: 'closed', why: 'not-paid' };
  if (longestUse >= USED_SECONDS) return { state: 'closed', why: 'used' };
  const until = completedAt + WINDOW_SECONDS;
  return now < until ? { state: 'refundable', until } : { state: 'closed', why: 'too-late' };
}
