import type { InvoiceFilter, InvoiceSort } from '@portico/contracts/invoices/schema';
import type { ListQuery } from '../../purchases/purchases.api.ts';

const SORTS: readonly InvoiceSort[] = ['invoiceId', 'createdAt', 'amount', 'status'];
const FILTERS: readonly InvoiceFilter[] = ['all', 'pending', 'completed'];

const oneOf = <Value extends string>(all: readonly Value[], text: string | null, fallback: Value) =>
  all.find((value) => value === text) ?? fallback;

/** Reads the list state from the URL; invalid values become the default. */
export function readQuery(search: URLSearchParams): ListQuery {
  const page = Number(search.get('page') ?? 1);
  const q = search.get('q')?.slice(0, 100);
  return {
    page: Number.isInteger(page) && page >= 1 && page <= 1_000_000 ? page : 1,
    sortBy: oneOf(SORTS, search.get('sortBy'), 'createdAt'),
    sortDirection: search.get('sortDirection') === 'asc' ? 'asc' : 'desc',
    filter: oneOf(FILTERS, search.get('filter'), 'all'),
    ...(q && { q }),
  };
}

/** Writes the list state to the URL without default values. */
export function writeQuery(query: ListQuery): Record<string, string> {
  return {
    ...(query.page > 1 && { page: String(query.page) }),
    ...(query.sortBy !== 'createdAt' && { sortBy: query.sortBy }),
    ...(query.sortDirection === 'asc' && { sortDirection: 'asc' }),
    ...(query.filter !== 'all' && { filter: query.filter }),
    ...(query.q && { q: query.q }),
  };
}
