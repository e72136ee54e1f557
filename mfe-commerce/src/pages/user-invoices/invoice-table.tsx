import type { InvoiceListItem, InvoiceSort } from '@portico/contracts/invoices/schema';
import { formatDateTime } from '@portico/sdk/rules/time/format';
import { formatMoney } from '@portico/sdk/rules/money';
import { Link } from '@portico/sdk';
import { Table } from '@portico/ui';
import type { TableColumn } from '@portico/ui';
import type { ListQuery } from '../../purchases/purchases.api.ts';
import { StatusBadge } from '../../ui/status-badge.tsx';

const COLUMNS: readonly TableColumn<InvoiceListItem, InvoiceSort | 'number'>[] = [
  {
    key: 'invoiceId',
    label: 'Invoice ID',
    isSortable: true,
    cell: ({ invoiceId }) => <Link to={`/invoice/${invoiceId}`}>{invoiceId}</Link>,
  },
  { key: 'number', label: 'Number', cell: ({ number }) => number ?? '–' },
  {
    key: 'createdAt',
    label: 'Date',
    isSortable: true,
    cell: ({ createdAt }) => formatDateTime(createdAt),
  },
  {
    key: 'amount',
    label: 'Amount',
    isSortable: true,
    cell: ({ amount, currency }) => formatMoney(amount, currency),
  },
  {
    key: 'status',
    label: 'Status',
    isSortable: true,
    cell: ({ state }) => <StatusBadge state={state} />,
  },
];

interface InvoiceTableProps {
  invoices: readonly InvoiceListItem[];
  query: ListQuery;
  isBusy: boolean;
  onSort: (field: InvoiceSort) => void;
}

/** The sortable table of invoices (spec 1 §2). */
export function InvoiceTable({ invoices, query, isBusy, onSort }: InvoiceTableProps) {
  return (
    <Table
      label="Invoices"
      columns={COLUMNS}
      rows={invoices}
      rowKey={({ invoiceId }) => invoiceId}
      sort={{ by: query.sortBy, direction: query.sortDirection }}
      onSort={(by) => {
        if (by !== 'number') onSort(by);
      }}
      isBusy={isBusy}
      isDense
    />
  );
}
