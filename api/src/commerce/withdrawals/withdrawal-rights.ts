import type { WithdrawalDoubt } from '@portico/contracts/withdrawals/staff/schema';
import type { InvoiceRow } from '../invoices/invoice.table.ts';
import { isWaived, withdrawalDaysOf } from '../invoices/withdrawable-until.ts';
import { isUsable } from '../invoices/usable.ts';

const DAY_MS = 86_400_000;

type Purchase = Pick<
  InvoiceRow,
  | 'status'
  | 'completedAt'
  | 'paymentId'
  | 'refundingSince'
  | 'dispute'
  | 'consentAt'
  | 'withdrawalDays'
  | 'withdrawalException'
>;

/**
 * Why a statement about a purchase does not end it at once; undefined: it does.
 * @param receivedAt when the statement arrived
 * @param isWaiverConfirmed the buyer's consent to immediate supply was mailed (Art. 16 (m), 8 (7))
 */
export function doubtAbout(
  purchase: Purchase,
  receivedAt: Date,
  isWaiverConfirmed: boolean,
): WithdrawalDoubt | undefined {
  const { status, completedAt, paymentId, refundingSince } = purchase;
  if (status === 'refunded') return 'refunded';
  if (refundingSince !== null) return 'under-way';
  if (purchase.dispute === 'open' || purchase.dispute === 'lost') return 'disputed';
  if (completedAt === null || paymentId === null || !isUsable(purchase)) return 'not-paid';
  const end = completedAt.getTime() + withdrawalDaysOf(purchase) * DAY_MS;
  if (receivedAt.getTime() >= end) return 'too-late';
  return isWaived(purchase) && isWaiverConfirmed ? 'waived' : undefined;
}
