import { ECONOMY_SORTS } from '@portico/contracts/economy/columns';
import type { EconomySort } from '@portico/contracts/economy/columns';
import type { TableSort } from '@portico/ui';
import { isId } from '../ui/ids.ts';

/** State of the page in the URL. */
export interface EconomyQuery {
  /** User id; empty string: no user chosen. */
  user: string;
  filters: Filters;
  page: number;
  sort: EconomySort;
  /** Leaves out entries that came after the first page was read; undefined on the first page. */
  upTo?: number | undefined;
}

export const FILTER_NAMES = ['action', 'type', 'min', 'max', 'from', 'to'] as const;
export type FilterName = (typeof FILTER_NAMES)[number];
export type Filters = Partial<Record<FilterName, string>>;

const DECIMAL = /^-?\d{1,16}(\.\d{1,4})?$/;
const DAY = /^\d{4}-\d\d-\d\d$/;

const IS_VALID: Record<FilterName, (value: string) => boolean> = {
  action: (value) => value.length <= 64,
  type: (value) => value.length <= 64,
  min: (value) => DECIMAL.test(value),
  max: (value) => DECIMAL.test(value),
  from: isDay,
  to: isDay,
};

function isDay(value: string): boolean {
  return DAY.test(value) && !Number.isNaN(Date.parse(value));
}

/** @returns the error of a filter value; undefined if it is valid */
export function filterProblem(name: FilterName, value: string): string | undefined {
  if (value === '' || IS_VALID[name](value)) return undefined;
  return name === 'min' || name === 'max'
    ? 'A number, for example 1.250,50 or 1250,50.'
    : 'Invalid value.';
}

/** Points that group thousands, as the table writes them: `1.250`, `-1.250.000,50`. */
const GROUPED = /^-?\d{1,3}(\.\d{3})+(,\d*)?$/;

/**
 * Reads an amount in the notation of the table: `1.250` and `1.250,5` become `1250` and `1250.5`. A
 * point that cannot group thousands is a decimal one: `1250.5`.
 */
export function readAmount(text: string): string {
  const trimmed = text.trim();
  const plain = GROUPED.test(trimmed) ? trimmed.replaceAll('.', '') : trimmed;
  return plain.replace(',', '.');
}

/** Writes a filter's amount as {@link readAmount} reads it: `1.125` becomes `1,125`. */
export const writeAmount = (amount: string): string => amount.replace('.', ',');

/** Reads the state from the URL; invalid values become the default. */
export function readQuery(search: URLSearchParams): EconomyQuery {
  const user = search.get('user') ?? '';
  const page = Number(search.get('page') ?? 1);
  const upTo = search.get('upTo') ?? '';
  const filters: Filters = {};
  for (const name of FILTER_NAMES) {
    const value = search.get(name);
    if (value && IS_VALID[name](value)) filters[name] = value;
  }
  return {
    user: isId(user) ? user : '',
    filters,
    page: Number.isInteger(page) && page >= 1 && page <= 1_000_000 ? page : 1,
    upTo: page > 1 && /^\d{1,15}$/.test(upTo) ? Number(upTo) : undefined,
    sort: ECONOMY_SORTS.find((sort) => sort === search.get('sort')) ?? '-created',
  };
}

/** Writes the state to the URL without default values. */
export function writeQuery(query: EconomyQuery): Record<string, string> {
  const { user, filters, page, sort, upTo } = query;
  return {
    ...(user && { user }),
    ...filters,
    ...(page > 1 && { page: String(page) }),
    ...(page > 1 && upTo !== undefined && { upTo: String(upTo) }),
    ...(sort !== '-created' && { sort }),
  };
}

/** Converts a sort order such as `-amount` to the table's format. */
export function tableSort(sort: EconomySort): TableSort<'created' | 'amount'> {
  const by = sort.replace('-', '') as 'created' | 'amount';
  return { by, direction: sort.startsWith('-') ? 'desc' : 'asc' };
}

export function sortOf({ by, direction }: TableSort<'created' | 'amount'>): EconomySort {
  return direction === 'desc' ? `-${by}` : by;
}
