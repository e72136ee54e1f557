import type { InvoiceRow } from './invoice.table.ts';

/**
 * What the buyer of a paid invoice has paid, in the smallest unit of its currency. Refunds and disputes count against it. Older
 * versions sold without discounts and did not store it: there it is the invoice's amount.
 */
export const paidAmountOf = ({
  amount,
  paidAmount,
}: Pick<InvoiceRow, 'amount' | 'paidAmount'>): number => paidAmount ?? amount;
