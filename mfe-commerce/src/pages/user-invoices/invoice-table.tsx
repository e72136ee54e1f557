import type { InvoiceListItem, InvoiceSort } from '@portico/contracts/invoices/schema';
import { formatDateTime } from '@portico/sdk/rules/time/format';
import { formatMoney } from '@portico/sdk/rules/money';
import { Link } from '@portico/sdk';
import { Card, nextSort, Stack, Table } from '@portico/ui';
import type { TableColumn, TableSort } from '@portico/ui';
import { styled } from 'styled-components';
import { InvoiceCards } from '../../purchases/invoice-cards.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { SortSelect } from './sort-select.tsx';

/** In one line, also beside the sidebar of a small desktop. */
const Id = styled(Link)`
  font-size: var(--text-3);
  white-space: nowrap;
`;

const COLUMNS: readonly TableColumn<InvoiceListItem, InvoiceSort | 'number'>[] = [
  {
    key: 'invoiceId',
    label: 'Invoice ID',
    isSortable: true,
    cell: ({ invoiceId }) => <Id to={`/invoice/${invoiceId}`}>{invoiceId}</Id>,
  },
  { key: 'number', label: 'Number', cell: ({ number }) => number ?? '–' },
  {
    key: 'createdAt',
    label: 'Date',
    isSortable: true,
    isTime: true,
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
  sort: TableSort<InvoiceSort>;
  isBusy: boolean;
  onSort: (sort: TableSort<InvoiceSort>) => void;
}

const Wide = styled.div`
  @media (max-width: 639px) {
    display: none;
  }
`;

const Narrow = styled(Stack)`
  @media (min-width: 640px) {
    display: none;
  }
`;

const Cards = styled(Card)`
  padding-block: var(--space-1);
`;

/** The sortable table of invoices (spec 1 §2); on phones the same rows as cards, below their order. */
export function InvoiceTable({ invoices, sort, isBusy, onSort }: InvoiceTableProps) {
  return (
    <>
      <Narrow gap={3} aria-busy={isBusy}>
        <SortSelect sort={sort} onSort={onSort} />
        <Cards>
          <InvoiceCards label="Invoices" invoices={invoices} />
        </Cards>
      </Narrow>
      <Wide>
        <Table
          label="Invoices"
          columns={COLUMNS}
          rows={invoices}
          rowKey={({ invoiceId }) => invoiceId}
          sort={sort}
          onSort={(by) => {
            if (by !== 'number') onSort(nextSort(sort, by));
          }}
          isBusy={isBusy}
          isDense
        />
      </Wide>
    </>
  );
}
