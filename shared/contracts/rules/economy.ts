/** The direction of a transaction. */
export type MoneyDirection = 'in' | 'out' | 'moved' | 'other';

const DIRECTIONS: Readonly<Record<string, MoneyDirection>> = {
  add: 'in',
  gain: 'in',
  win: 'in',
  remove: 'out',
  spend: 'out',
  loss: 'out',
  transfer: 'moved',
};

/** The direction by the type of an entry in any letter case; pages color by it (spec 1 §9). */
export function moneyDirection(type: string): MoneyDirection {
  const key = type.trim().toLowerCase();
  return Object.hasOwn(DIRECTIONS, key) ? (DIRECTIONS[key] ?? 'other') : 'other';
}
