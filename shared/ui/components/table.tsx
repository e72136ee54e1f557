import type { ReactNode } from 'react';
import { ScrollBox } from './scroll-box.tsx';
import { Grid, SCROLLS_BELOW, SortButton, TableBox } from './table.styles.ts';

/** The sort order of a table: a column's key and a direction. */
export interface TableSort<Key extends string = string> {
  by: Key;
  direction: 'asc' | 'desc';
}

export interface TableColumn<Row, Key extends string = string> {
  key: Key;
  label: string;
  /** The column's header is a button. */
  isSortable?: boolean;
  /** Right-aligned, with tabular figures. */
  isNumeric?: boolean;
  /** A time, which stays in one line. */
  isTime?: boolean;
  cell: (row: Row) => ReactNode;
}

interface TableProps<Row, Key extends string> {
  /** Accessible name. */
  label: string;
  columns: readonly TableColumn<Row, Key>[];
  rows: readonly Row[];
  rowKey: (row: Row, index: number) => string;
  sort?: TableSort<NoInfer<Key>>;
  onSort?: (by: NoInfer<Key>) => void;
  /** Other rows are loading; the current ones stay until then. */
  isBusy?: boolean;
  /** Smaller gaps, for many columns. */
  isDense?: boolean;
  /** Width of the container below which the table scrolls sideways, in CSS pixels. */
  scrollsBelow?: number;
}

/**
 * A table with a sticky header and sortable columns (`aria-sort`). In a narrow container it scrolls sideways, and its
 * first column stays in view.
 */
export function Table<Row, Key extends string>({
  label,
  columns,
  rows,
  rowKey,
  sort,
  onSort,
  isBusy = false,
  isDense = false,
  scrollsBelow = SCROLLS_BELOW,
}: TableProps<Row, Key>) {
  return (
    <TableBox aria-busy={isBusy}>
      <ScrollBox label={label} below={scrollsBelow}>
        <Grid aria-label={label} $isDense={isDense} $scrollsBelow={scrollsBelow}>
          <thead>
            <tr>
              {columns.map(({ key, label: head, isSortable, isNumeric }) => (
                <th
                  key={key}
                  scope="col"
                  data-numeric={isNumeric || undefined}
                  aria-sort={isSortable ? orderOf(key, sort) : undefined}
                >
                  {isSortable ? (
                    <SortButton type="button" onClick={() => onSort?.(key)}>
                      {head}
                      <SortMark order={orderOf(key, sort)} />
                    </SortButton>
                  ) : (
                    head
                  )}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, index) => (
              <tr key={rowKey(row, index)}>
                {columns.map(({ key, isNumeric, isTime, cell }) => (
                  <td
                    key={key}
                    data-numeric={isNumeric || undefined}
                    data-time={isTime || undefined}
                  >
                    {cell(row)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </Grid>
      </ScrollBox>
    </TableBox>
  );
}

type Order = 'none' | 'ascending' | 'descending';

function orderOf(key: string, sort: TableSort | undefined): Order {
  if (sort?.by !== key) return 'none';
  return sort.direction === 'asc' ? 'ascending' : 'descending';
}

const PATHS: Record<Order, string> = {
  none: 'm8 9 4-4 4 4M8 15l4 4 4-4',
  ascending: 'M12 19V5M6 11l6-6 6 6',
  descending: 'M12 5v14M6 13l6 6 6-6',
};

function SortMark({ order }: { order: Order }) {
  return (
    <svg aria-hidden="true" width="14" height="14" viewBox="0 0 24 24" fill="none">
      <path
        d={PATHS[order]}
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}

/** The next sort order: the active column reverses, a new one starts descending (spec 1 §4). */
export function nextSort<Key extends string>(sort: TableSort<Key>, by: Key): TableSort<Key> {
  const isActive = sort.by === by;
  return { by, direction: isActive && sort.direction === 'desc' ? 'asc' : 'desc' };
}
