import { formatInvoiceNumber } from 'shared/rules/invoice-number';
import type { InvoiceRow } from './invoice.table.ts';

/** The consecutive number as people read it; null before the money is there. */
export function invoiceNumber({ number }: Pick<InvoiceRow, 'number'>): string | null {
  return number === null ? null : formatInvoiceNumber(number);
}
