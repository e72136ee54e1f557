import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import type { InvoiceListItem, InvoiceSort } from 'shared/contracts/invoices/schema';
import { formatEuro } from 'shared/rules/money';
import { Link } from 'shared/sdk';
import { styled } from 'styled-components';
import type { ListQuery } from '../../invoice/invoice.api.ts';
import { formatDate } from '../../ui/dates.ts';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { Table, TableBox } from '../../ui/table.tsx';

const COLUMNS: readonly { field: InvoiceSort; label: string }[] = [
  { field: 'invoiceId', label: 'Invoice ID' },
  { field: 'createdAt', label: 'Date' },
  { field: 'amount', label: 'Amount' },
  { field: 'status', label: 'Status' },
];

const SortButton = styled.button`
  display: inline-flex;
  align-items: center;
  gap: var(--space-1);
  min-height: 32px;
  padding: 0 var(--space-2);
  margin-left: calc(-1 * var(--space-2));
  border: 0;
  border-radius: var(--radius-s);
  background: transparent;
  color: inherit;
  font: inherit;
  cursor: pointer;

  &:hover {
    color: var(--color-text);
  }

  &:focus-visible {
    outline: none;
    box-shadow: var(--focus-ring);
  }
`;

interface InvoiceTableProps {
  invoices: readonly InvoiceListItem[];
  query: ListQuery;
  isBusy: boolean;
  onSort: (field: InvoiceSort) => void;
}

/** The sortable table of invoices (spec 1 §2). */
export function InvoiceTable({ invoices, query, isBusy, onSort }: InvoiceTableProps) {
  return (
    <TableBox tabIndex={0} role="region" aria-label="Invoices" aria-busy={isBusy}>
      <Table>
        <thead>
          <tr>
            {COLUMNS.map(({ field, label }) => {
              const isActive = query.sortBy === field;
              const Icon = !isActive
                ? ArrowUpDown
                : query.sortDirection === 'asc'
                  ? ArrowUp
                  : ArrowDown;
              const order = query.sortDirection === 'asc' ? 'ascending' : 'descending';
              return (
                <th key={field} scope="col" aria-sort={isActive ? order : 'none'}>
                  <SortButton type="button" onClick={() => onSort(field)}>
                    {label} <Icon size={14} aria-hidden="true" />
                  </SortButton>
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody>
          {invoices.map((invoice) => (
            <tr key={invoice.invoiceId}>
              <td>
                <Link to={`/invoice/${invoice.invoiceId}`}>{invoice.invoiceId}</Link>
              </td>
              <td>{formatDate(invoice.createdAt)}</td>
              <td>{formatEuro(invoice.amount)}</td>
              <td>
                <StatusBadge status={invoice.status} />
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </TableBox>
  );
}
