import type { Invoice } from '@portico/contracts/invoices/schema';

type Tax = NonNullable<Invoice['tax']>;

/**
 * The row of an invoice about its tax.
 * @param money writes an amount
 * @returns undefined where nothing is known of it
 */
export function taxFactOf(
  { percent, amount, notice, prices, isReverseCharge }: Tax,
  isUnpaid: boolean,
  money: (amount: number) => string,
): readonly [name: string, value: string] | undefined {
  if (prices) {
    if (isUnpaid) return ['Tax', 'Calculated on the payment page'];
    if (isReverseCharge) return ['Tax', 'Reverse charge: you account for it in your country'];
    return [prices === 'inclusive' ? 'Includes tax' : 'Tax added', money(amount)];
  }
  if (percent > 0) return [`Includes ${percent}% tax`, money(amount)];
  return notice === '' ? undefined : ['Tax', notice ?? 'None is charged'];
}
