import { once } from './once.ts';

/** The type of decimals as text, which `Intl` formats without loss of digits. */
type DecimalText = `${number}`;

const german = once(
  () => new Intl.NumberFormat('de-DE', { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
);

/** `1234.5` -> `1.234,50`: German formatting with 2 decimals (spec 1 §9). @param decimal exact, as text */
export function formatGerman(decimal: string): string {
  return german().format(decimal as DecimalText);
}

/** `1234.5` -> `1234,50`: a number for CSV (spec 1 §9), with every decimal and at least two. */
export function decimalComma(decimal: string): string {
  const [whole = '0', fraction = ''] = decimal.split('.');
  return `${whole},${fraction.padEnd(2, '0')}`;
}

const SCALE = 4;

/** Adds exact decimals. @param decimals as text, up to 4 digits behind the point */
export function sumDecimals(decimals: readonly string[]): string {
  const sum = decimals.reduce((total, decimal) => total + toUnits(decimal), 0n);
  const digits = String(sum < 0n ? -sum : sum).padStart(SCALE + 1, '0');
  const fraction = digits.slice(-SCALE).replace(/(?<!0)0+$/, '');
  return `${sum < 0n ? '-' : ''}${digits.slice(0, -SCALE)}${fraction && `.${fraction}`}`;
}

function toUnits(decimal: string): bigint {
  const [whole = '0', fraction = ''] = decimal.replace('-', '').split('.');
  const units = BigInt(whole + fraction.padEnd(SCALE, '0').slice(0, SCALE));
  return decimal.startsWith('-') ? -units : units;
}
