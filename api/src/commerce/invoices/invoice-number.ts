import { formatInvoiceNumber } from '@portico/sdk/rules/invoice-number';
import type { InvoiceRow } from './invoice.table.ts';

/**
 * The number of an invoice: Stripe's, or the consecutive one of an older invoice, which has been
 * printed. Null before the payment, and until Stripe has made its invoice.
 */
export function invoiceNumber({
  number,
  stripeNumber,
}: Pick<InvoiceRow, 'number' | 'stripeNumber'>): string | null {
  return number === null ? stripeNumber : formatInvoiceNumber(number);
}
