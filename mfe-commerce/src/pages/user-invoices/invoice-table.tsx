import type { InvoiceListItem, InvoiceSort } from '@portico/contracts/invoices/schema';
import { formatDateTime } from '@portico/sdk/rules/time/format';
import { formatMoney } from '@portico/sdk/rules/money';
import { Link } from '@portico/sdk';
import { Card, Table } from '@portico/ui';
import type { TableColumn } from '@portico/ui';
import { styled } from 'styled-components';
import { InvoiceCards } from '../../purchases/invoice-cards.tsx';
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

const Wide = styled.div`
  @media (max-width: 639px) {
    display: none;
  }
`;

const Narrow = styled(Card)`
  display: none;
  padding-block: var(--space-1);

  @media (max-width: 639px) {
    display: block;
  }
`;

/** The sortable table of invoices (spec 1 §2); on phones the same rows as cards. */
export function InvoiceTable({ invoices, query, isBusy, onSort }: InvoiceTableProps) {
  return (
    <>
      <Narrow aria-busy={isBusy}>
        <InvoiceCards label="Invoices" invoices={invoices} />
      </Narrow>
      <Wide>
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
      </Wide>
    </>
  );
}
