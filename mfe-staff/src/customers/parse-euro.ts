const EURO = /^\d{1,5}([.,]\d{1,2})?$/;

/** Digits with at most two decimals, after a point or a comma, as the `pattern` of a field. */
export const EURO_PATTERN = EURO.source.slice(1, -1);

/** @param text for example `8.49`, `8,5` or `8` @returns whole cents; undefined for other texts and 0 */
export function parseEuro(text: string): number | undefined {
  const trimmed = text.trim();
  if (!EURO.test(trimmed)) return undefined;
  const [euros = '', decimals = ''] = trimmed.split(/[.,]/);
  const cents = Number(euros) * 100 + Number(decimals.padEnd(2, '0'));
  return cents > 0 ? cents : undefined;
}
