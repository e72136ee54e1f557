import { formatMoney, moneyStep } from '@portico/sdk/rules/money';
import { z } from 'zod';

/** Stripe does not take them (docs.stripe.com/currencies). */
const NOT_TAKEN: ReadonlySet<string> = new Set(
  'CUP IQD IRR KPW LYD SDG SSP SYP XDR XXX'.split(' '),
);

/** The ISO code of a currency that the site can sell in. */
export const Currency = z
  .string()
  .refine((code) => Intl.supportedValuesOf('currency').includes(code), {
    message: 'must be the ISO code of a currency, such as EUR or USD',
    abort: true,
  })
  .refine((code) => !NOT_TAKEN.has(code), {
    message: 'is a currency that Stripe does not take: choose another one',
  });

/**
 * The smallest charges of Stripe, in the smallest unit (docs.stripe.com/currencies#minimum-and-maximum-charge-amounts).
 * It names none for other currencies: there, the least is what half a dollar is worth.
 */
const LEAST: Readonly<Record<string, number>> = {
  ...{ AED: 200, AUD: 50, BGN: 100, BRL: 50, CAD: 50, CHF: 50, CZK: 1500, DKK: 250, EUR: 50 },
  ...{ GBP: 30, HKD: 400, HUF: 17_500, INR: 50, JPY: 50, MXN: 1000, MYR: 200, NOK: 300 },
  ...{ NZD: 50, PLN: 200, RON: 200, SEK: 300, SGD: 50, THB: 1000, USD: 50 },
};

/** Why Stripe would refuse to charge an amount; undefined: it takes it. @param amount in the smallest unit */
export function chargeProblem(amount: number, currency: string): string | undefined {
  // Another rule refuses it.
  if (amount <= 0) return undefined;
  const step = moneyStep(currency);
  if (amount % step !== 0)
    return `must be a multiple of ${step}: Stripe takes no smaller part of ${currency}`;
  const least = LEAST[currency] ?? 0;
  return amount < least
    ? `Stripe charges at least ${formatMoney(least, currency)}, which is ${least} here`
    : undefined;
}
