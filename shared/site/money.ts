import { formatMoney } from '@portico/sdk/rules/money';
import type { Site } from './site.ts';

/** What one version of a pack sells otherwise than another one. */
export interface MoneyDifference {
  /** What differs: `plans.One.price`, `refund.days`, `seller.imprint`. */
  key: string;
  /** null: it was absent. */
  from: string | null;
  /** null: it is absent now. */
  to: string | null;
}

/**
 * Compares what two versions of a pack say of money: the whole catalog with its refund rules, and the seller.
 * @param before undefined: nothing was sold before, so that nothing changes
 */
export function moneyDifferences(before: Site | undefined, after: Site): MoneyDifference[] {
  if (!before) return [];
  const [old, current] = [moneyFacts(before), moneyFacts(after)];
  const keys = [...new Set([...old.keys(), ...current.keys()])];
  return keys.flatMap((key) => {
    const [from = null, to = null] = [old.get(key), current.get(key)];
    return from === to ? [] : [{ key, from, to }];
  });
}

function moneyFacts(site: Site): Map<string, string> {
  const { catalog } = site;
  const { name, links, seller } = site.facts;
  const found = new Map(leaves(catalog, '', currencyOf(catalog)));
  for (const [key, value] of leaves({ name, ...seller }, 'seller', undefined))
    found.set(key, value);
  if (links.imprint !== undefined) found.set('seller.imprint', links.imprint);
  return found;
}

/** Each value below another one, with its place. Members of a list have their `id` as place. */
function leaves(value: unknown, place: string, currency: string | undefined): [string, string][] {
  if (value === undefined) return [];
  if (typeof value !== 'object' || value === null) return [[place, textOf(value, place, currency)]];
  return Object.entries(value).flatMap(([key, inner]: [string, unknown]) => {
    const name = idOf(inner) ?? key;
    return leaves(inner, place ? `${place}.${name}` : name, currency);
  });
}

function textOf(value: unknown, place: string, currency: string | undefined): string {
  if (currency === undefined || typeof value !== 'number' || !place.endsWith('.price'))
    return String(value);
  return formatMoney(value, currency);
}

const idOf = (value: unknown): string | undefined =>
  typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string'
    ? value.id
    : undefined;

const currencyOf = (catalog: unknown): string | undefined =>
  typeof catalog === 'object' &&
  catalog !== null &&
  'currency' in catalog &&
  typeof catalog.currency === 'string'
    ? catalog.currency
    : undefined;
