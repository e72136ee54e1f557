import { moneyDigits, moneyStep } from '@portico/sdk/rules/money';

const WITH_DECIMALS = /^\d{1,6}([.,]\d{1,2})?$/;
const WHOLE = /^\d{1,8}$/;

/** No refund has a part of less than a hundredth: the last digit of thousandths is always 0. */
const patternOf = (currency: string): RegExp =>
  moneyDigits(currency) === 0 || moneyStep(currency) === 100 ? WHOLE : WITH_DECIMALS;

/** Digits with the decimals of a currency, after a point or a comma, as the `pattern` of a field. */
export const amountPattern = (currency: string): string => patternOf(currency).source.slice(1, -1);

/**
 * @param text for example `8.49`, `8,5` or `8`
 * @returns whole, in the smallest unit of the currency; undefined for other texts and 0
 */
export function parseAmount(text: string, currency: string): number | undefined {
  const trimmed = text.trim();
  if (!patternOf(currency).test(trimmed)) return undefined;
  const [whole = '', decimals = ''] = trimmed.split(/[.,]/);
  const amount = Number(whole + decimals.padEnd(moneyDigits(currency), '0'));
  return amount > 0 ? amount : undefined;
}
