import { BLACKLIST_SORTS } from '@portico/contracts/blacklists/kinds';
import type { BlacklistSort } from '@portico/contracts/blacklists/kinds';
import type { TableSort } from '@portico/ui';

/** State of a blacklist page in the URL. */
export interface ListQuery {
  page: number;
  q: string;
  /** `-timestamp`: newest first. */
  sort: string;
}

const DEFAULT_SORT = '-timestamp';

/** Reads the state from the URL; invalid values become the default. */
export function readQuery(search: URLSearchParams): ListQuery {
  const page = Number(search.get('page') ?? 1);
  const sort = search.get('sort') ?? '';
  const isSort = BLACKLIST_SORTS.some((field) => sort === field || sort === `-${field}`);
  return {
    page: Number.isInteger(page) && page >= 1 && page <= 1_000_000 ? page : 1,
    q: (search.get('q') ?? '').slice(0, 100),
    sort: isSort ? sort : DEFAULT_SORT,
  };
}

/** Writes the state to the URL without default values. */
export function writeQuery({ page, q, sort }: ListQuery): Record<string, string> {
  return {
    ...(page > 1 && { page: String(page) }),
    ...(q && { q }),
    ...(sort !== DEFAULT_SORT && { sort }),
  };
}

export function tableSort(sort: string): TableSort<BlacklistSort> {
  const by = BLACKLIST_SORTS.find((field) => field === sort.replace(/^-/, '')) ?? 'timestamp';
  return { by, direction: sort.startsWith('-') ? 'desc' : 'asc' };
}

export const sortOf = ({ by, direction }: TableSort<BlacklistSort>): string =>
  direction === 'desc' ? `-${by}` : by;
