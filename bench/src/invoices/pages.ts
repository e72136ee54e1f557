import { INVOICES } from './fixtures.ts';

/** A page of an invoice list. */
export interface ListPage {
  /** Filter and sort order, or search. */
  list: string;
  place: 'first' | 'middle' | 'last';
  path: string;
}

const PAGE_SIZE = 10;
/** Share of the fixture invoices by filter. */
const SHARES = { all: 1, completed: 0.8, pending: 0.1 };
const ORDERS = ['invoiceId', 'createdAt', 'amount', 'status'].flatMap((sortBy) =>
  ['asc', 'desc'].map((sortDirection) => ({ sortBy, sortDirection })),
);

const pathOf = (query: Record<string, string | number>) =>
  `/api/user/invoices/sort?${new URLSearchParams(
    Object.entries(query).map(([name, value]) => [name, String(value)]),
  ).toString()}`;

/** Every filter in every sort order with its first, middle and last page, and searches. */
export const PAGES: ListPage[] = [
  ...Object.entries(SHARES).flatMap(([filter, share]) => {
    const last = (INVOICES * share) / PAGE_SIZE;
    return ORDERS.flatMap((order) =>
      (
        [
          ['first', 1],
          ['middle', last / 2],
          ['last', last],
        ] as const
      ).map(([place, page]) => ({
        list: `${filter} by ${order.sortBy} ${order.sortDirection}`,
        place,
        path: pathOf({ ...order, filter, page }),
      })),
    );
  }),
  ...(
    [
      { q: 'duo' },
      { q: 'INV-C4CA' },
      { q: 'multi', filter: 'completed', sortBy: 'amount' },
      { q: 'nothing like it' },
    ] as Record<string, string>[]
  ).map((query) => ({
    list: `search for ${Object.values(query).join(', ')}`,
    place: 'first' as const,
    path: pathOf(query),
  })),
];
