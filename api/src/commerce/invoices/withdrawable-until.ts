import type { InvoiceRow } from './invoice.table.ts';
import { isUsable } from './usable.ts';

const DAY_SECONDS = 86_400;
/** Of purchases from before the rules were stored. */
const DEFAULT_DAYS = 14;

type Purchase = Pick<
  InvoiceRow,
  | ('status' | 'refundingSince' | 'completedAt' | 'grantId' | 'entitlementId' | 'withdrawnAt')
  | ('withdrawalDays' | 'withdrawalException' | 'consentAt')
>;

/** Days in which the buyer of a purchase can withdraw from it. */
export const withdrawalDaysOf = ({ withdrawalDays }: Pick<InvoiceRow, 'withdrawalDays'>): number =>
  withdrawalDays ?? DEFAULT_DAYS;

/** The buyer's consent to immediate supply ends the right, once it was confirmed by email. */
export const isWaived = ({
  withdrawalException,
  consentAt,
}: Pick<InvoiceRow, 'withdrawalException' | 'consentAt'>): boolean =>
  withdrawalException === 'content' && consentAt !== null;

/** End of the right of withdrawal, epoch seconds; null: there is none. */
export function withdrawableUntil(row: Purchase): number | null {
  const { completedAt, grantId, entitlementId, withdrawnAt } = row;
  if (completedAt === null || withdrawnAt !== null) return null;
  // The team gave it, or Discord has the money.
  if (grantId !== null || entitlementId !== null) return null;
  if (isWaived(row) || !isUsable(row)) return null;
  return Math.floor(completedAt.getTime() / 1000) + withdrawalDaysOf(row) * DAY_SECONDS;
}
