/** Which way money went. */
export type MoneyDirection = 'in' | 'out' | 'moved' | 'other';

const WAYS: Readonly<Record<string, MoneyDirection>> = {
  add: 'in',
  gain: 'in',
  win: 'in',
  remove: 'out',
  spend: 'out',
  loss: 'out',
  transfer: 'moved',
};

/** Green, red or blue (spec 1 §9): by the type of an entry, in any case. */
export function moneyDirection(type: string): MoneyDirection {
  const word = type.trim().toLowerCase();
  return Object.hasOwn(WAYS, word) ? (WAYS[word] ?? 'other') : 'other';
}
