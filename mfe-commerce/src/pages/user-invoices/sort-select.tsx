import type { InvoiceSort } from '@portico/contracts/invoices/schema';
import { Labeled, Select } from '@portico/ui';
import type { SelectOption, TableSort } from '@portico/ui';

type Order = `${InvoiceSort} ${TableSort['direction']}`;

/** Every order that the heads of the table can make. */
const ORDERS: readonly SelectOption<Order>[] = [
  { value: 'createdAt desc', label: 'Newest first' },
  { value: 'createdAt asc', label: 'Oldest first' },
  { value: 'amount desc', label: 'Highest amount' },
  { value: 'amount asc', label: 'Lowest amount' },
  { value: 'status asc', label: 'Status, A to Z' },
  { value: 'status desc', label: 'Status, Z to A' },
  { value: 'invoiceId asc', label: 'Invoice ID, A to Z' },
  { value: 'invoiceId desc', label: 'Invoice ID, Z to A' },
];

interface SortSelectProps {
  sort: TableSort<InvoiceSort>;
  onSort: (sort: TableSort<InvoiceSort>) => void;
}

/** Sorts where the invoices are cards, which have no heads to press. */
export function SortSelect({ sort, onSort }: SortSelectProps) {
  return (
    <Labeled label="Sort by">
      <Select
        label="Sort by"
        options={ORDERS}
        value={`${sort.by} ${sort.direction}`}
        onChange={(order) => {
          const [by, direction] = order.split(' ') as [InvoiceSort, TableSort['direction']];
          onSort({ by, direction });
        }}
      />
    </Labeled>
  );
}
