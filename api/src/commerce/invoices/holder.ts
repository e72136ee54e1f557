import type { InvoiceRow } from './invoice.table.ts';

type Gift = Pick<InvoiceRow, 'giftCodeHash' | 'redeemedBy'>;

/** A purchase whose slots belong to whoever redeems its code. */
export const isGift = ({ giftCodeHash }: Pick<Gift, 'giftCodeHash'>): boolean =>
  giftCodeHash !== null;

/** Whom the slots of an invoice belong to; null: a gift that nobody has redeemed. */
export const holderOf = (invoice: Gift & Pick<InvoiceRow, 'userId'>): string | null =>
  isGift(invoice) ? invoice.redeemedBy : invoice.userId;

/** Whether the slots of an invoice belong to a user. */
export const isHeldBy = (
  invoice: (Gift & Pick<InvoiceRow, 'userId'>) | undefined,
  userId: string,
): boolean => invoice !== undefined && holderOf(invoice) === userId;
