/** Longer strings of digits are Discord ids (17 to 20 digits), never invoice numbers. */
const NUMBER = /^(?:invoice)?(?:number|no\.?)?#?(\d{1,15})$/i;

/** The formatted number of an invoice: `3` -> `000003`. @param number at least 1 */
export function formatInvoiceNumber(number: number): string {
  return String(number).padStart(6, '0');
}

/**
 * Parses the number of an invoice in the forms that customers copy or type: `000003`, `3`, `#3`, `# 000 003`,
 * `Invoice 000003`, `Invoice no. 3`. Spaces do not count.
 * @returns undefined for any other text, for example a Discord id
 */
export function parseInvoiceNumber(text: string): number | undefined {
  const digits = NUMBER.exec(text.replace(/\s+/g, ''))?.[1];
  return Number(digits) > 0 ? Number(digits) : undefined;
}
