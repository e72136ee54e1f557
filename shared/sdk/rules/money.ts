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

/** ISO codes of currencies without a smaller unit, as Stripe counts them (docs.stripe.com/currencies#zero-decimal). */
const ZERO_DECIMAL: ReadonlySet<string> = new Set(
  'BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF'.split(' '),
);

/** In thousandths, of which the last digit must be 0 (docs.stripe.com/currencies#three-decimal). */
const THREE_DECIMAL: ReadonlySet<string> = new Set('BHD JOD KWD OMR TND'.split(' '));

/** In hundredths, although no coin is smaller than 1 (docs.stripe.com/currencies#special-cases). */
const WHOLE: ReadonlySet<string> = new Set(['ISK', 'UGX']);

/** Digits behind the point of an amount, as Stripe counts. @param currency ISO code */
export function moneyDigits(currency: string): number {
  const code = currency.toUpperCase();
  if (ZERO_DECIMAL.has(code)) return 0;
  return THREE_DECIMAL.has(code) ? 3 : 2;
}

/** What an amount of a currency is a multiple of, in its smallest unit. @param currency ISO code */
export function moneyStep(currency: string): number {
  const code = currency.toUpperCase();
  if (WHOLE.has(code)) return 100;
  return THREE_DECIMAL.has(code) ? 10 : 1;
}

/**
 * An amount in words of its currency.
 * @param amount in the currency's smallest unit, such as cents; those of a chart's axis may have a fraction
 * @param currency ISO code @returns for example `€1,234.99`
 */
export function formatMoney(amount: number, currency: string): string {
  const digits = moneyDigits(currency);
  const shown = WHOLE.has(currency.toUpperCase()) ? 0 : digits;
  return new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
    minimumFractionDigits: shown,
    maximumFractionDigits: shown,
  }).format(Math.round(amount) / 10 ** digits);
}

/** A currency in a sentence: `euro`, `US dollars`. @param currency ISO code */
export function currencyName(currency: string): string {
  // The plural of the European Union has no s.
  if (currency === 'EUR') return 'euro';
  return new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'name' })
    .formatToParts(2)
    .filter(({ type }) => type === 'currency')
    .map(({ value }) => value)
    .join('');
}

/** An amount as an exact decimal: `-5` euro cents -> `-0.05`. @param amount whole, in the smallest unit */
export function moneyText(amount: number, currency: string): string {
  const digits = moneyDigits(currency);
  const all = String(Math.abs(amount)).padStart(digits + 1, '0');
  const sign = amount < 0 ? '-' : '';
  return digits === 0 ? sign + all : `${sign}${all.slice(0, -digits)}.${all.slice(-digits)}`;
}
