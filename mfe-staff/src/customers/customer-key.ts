import { formatInvoiceNumber, parseInvoiceNumber } from '@portico/contracts/rules/invoice-number';

/** Format of an id; the API rejects anything other than an id or an invoice number. */
const ID = /^[A-Za-z0-9-]{1,64}$/;

/**
 * The key of a customer look-up: an id unchanged, an invoice number in canonical form.
 * @returns undefined if the text is neither
 */
export function customerKey(text: string): string | undefined {
  const number = parseInvoiceNumber(text);
  if (number !== undefined) return formatInvoiceNumber(number);
  const id = text.trim();
  return ID.test(id) ? id : undefined;
}
