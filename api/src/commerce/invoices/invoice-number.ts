import { formatInvoiceNumber } from '@portico/contracts/rules/invoice-number';
import type { InvoiceRow } from './invoice.table.ts';

/**
 * The number of an invoice: the provider's, or the consecutive one of an older invoice, which has been
 * printed. Null before the payment, and until the provider has made its invoice.
 */
export function invoiceNumber({
  number,
  providerNumber,
}: Pick<InvoiceRow, 'number' | 'providerNumber'>): string | null {
  return number === null ? providerNumber : formatInvoiceNumber(number);
}
