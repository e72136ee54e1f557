import { formatInvoiceNumber, parseInvoiceNumber } from 'shared/rules/invoice-number';

/** What a look-up takes beside the number of an invoice; the API refuses anything else. */
const ID = /^[A-Za-z0-9-]{1,64}$/;

/**
 * By what a customer is looked up: an id as it is, the number of an invoice in its one written form.
 * @returns undefined where the text is neither
 */
export function customerKey(text: string): string | undefined {
  const number = parseInvoiceNumber(text);
  if (number !== undefined) return formatInvoiceNumber(number);
  const id = text.trim();
  return ID.test(id) ? id : undefined;
}
