import { formatInvoiceNumber } from '@portico/sdk/rules/invoice-number';
import type { InvoiceRow } from './invoice.table.ts';

/** The formatted consecutive number; null before the payment. */
export function invoiceNumber({ number }: Pick<InvoiceRow, 'number'>): string | null {
  return number === null ? null : formatInvoiceNumber(number);
}
