import { once } from './once.ts';

/**
 * The tax within an amount that includes it, rounded to the cent.
 * @param percent for example 19 @returns cents
 */
export function includedTax(amount: number, percent: number): number {
  return Math.round(amount - amount / (1 + percent / 100));
}

const euro = once(() => new Intl.NumberFormat('en-IE', { style: 'currency', currency: 'EUR' }));

/** @param cents whole euro cents @returns for example `€4.99` */
export function formatEuro(cents: number): string {
  return euro().format(cents / 100);
}
