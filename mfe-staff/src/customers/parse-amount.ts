import { moneyDigits } from '@portico/sdk/rules/money';

/** Digits with the decimals of a currency, after a point or a comma, as the `pattern` of a field. */
export const amountPattern = (currency: string): string =>
  moneyDigits(currency) === 0 ? '\\d{1,8}' : '\\d{1,6}([.,]\\d{1,2})?';

/**
 * @param text for example `8.49`, `8,5` or `8`
 * @returns whole, in the smallest unit of the currency; undefined for other texts and 0
 */
export function parseAmount(text: string, currency: string): number | undefined {
  const trimmed = text.trim();
  if (!new RegExp(`^${amountPattern(currency)}$`).test(trimmed)) return undefined;
  const [whole = '', decimals = ''] = trimmed.split(/[.,]/);
  const amount = Number(whole + decimals.padEnd(moneyDigits(currency), '0'));
  return amount > 0 ? amount : undefined;
}
