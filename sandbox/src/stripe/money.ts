/** Currencies without a smaller unit (docs.stripe.com/currencies#zero-decimal). */
const ZERO_DECIMAL = new Set(
  'bif clp djf gnf jpy kmf krw mga pyg rwf vnd vuv xaf xof xpf'.split(' '),
);

/** Currencies in thousandths (docs.stripe.com/currencies#three-decimal). */
const THREE_DECIMAL = new Set(['bhd', 'jod', 'kwd', 'omr', 'tnd']);

function digitsOf(currency: string): number {
  if (ZERO_DECIMAL.has(currency)) return 0;
  return THREE_DECIMAL.has(currency) ? 3 : 2;
}

/** `€4.99`. @param amount in the smallest unit @param currency as Stripe writes it: `eur` */
export function moneyText(amount: number, currency: string): string {
  const digits = digitsOf(currency);
  return new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(amount / 10 ** digits);
}

/** `EUR 4.99`: of documents whose typeface has no signs. */
export const codedMoney = (amount: number, currency: string): string => {
  const digits = digitsOf(currency);
  return `${currency.toUpperCase()} ${(amount / 10 ** digits).toFixed(digits)}`;
};
