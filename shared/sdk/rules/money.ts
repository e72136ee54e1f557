/**
 * The tax within an amount that includes it, to the cent; half a cent is rounded up. Stripe uses the
 * same rule for inclusive tax rates (docs.stripe.com/billing/taxes/tax-rates#rounding). Computed with
 * whole numbers, because a binary fraction can miss the half.
 * @param amount whole cents @param percent at most two decimals, for example 19 @returns cents
 */
export function includedTax(amount: number, percent: number): number {
  const basisPoints = Math.round(percent * 100);
  const whole = 10_000 + basisPoints;
  const doubled = 2 * amount * basisPoints + whole;
  return (doubled - (doubled % (2 * whole))) / (2 * whole);
}

/**
 * An amount as `Intl` writes it in Irish English. The first `Intl` object of a page takes a phone longer than the
 * rest of the store.
 * @param cents euro cents; those of a chart's axis may have a fraction @returns for example `€1,234.99`
 */
export function formatEuro(cents: number): string {
  const [whole = '', fraction = ''] = centsText(Math.round(Math.abs(cents))).split('.');
  return `${cents < 0 ? '-' : ''}€${inThousands(whole)}.${fraction}`;
}

/** `1234567` -> `1,234,567` */
const inThousands = (digits: string): string =>
  digits.length > 3 ? `${inThousands(digits.slice(0, -3))},${digits.slice(-3)}` : digits;

/** Cents as an exact decimal: `-5` -> `-0.05`. @param cents whole */
export function centsText(cents: number): string {
  const digits = String(Math.abs(cents)).padStart(3, '0');
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
