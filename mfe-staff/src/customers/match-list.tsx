import type { CustomerMatch, CustomerSearch } from '@portico/contracts/customers/schema';
import { formatDateTime } from '@portico/sdk/rules/time/format';
import { Link } from '@portico/sdk';
import { Stack, Table, Text, type TableColumn } from '@portico/ui';
import { styled } from 'styled-components';

const Name = styled(Link)`
  color: var(--color-link);
  font-weight: 600;
  overflow-wrap: anywhere;
`;

const columnsOf = (onPick: () => void): TableColumn<CustomerMatch>[] => [
  {
    key: 'customer',
    label: 'Customer',
    cell: ({ key, username, userId }) => (
      <Name to={`/staff/customers?id=${key}`} onClick={onPick}>
        {username ?? userId}
      </Name>
    ),
  },
  { key: 'id', label: 'User ID', cell: ({ userId }) => userId },
  { key: 'invoices', label: 'Invoices', isNumeric: true, cell: ({ invoices }) => invoices },
  {
    key: 'newest',
    label: 'Newest invoice',
    cell: ({ newest }) =>
      newest ? `${newest.number ?? newest.invoiceId}, ${formatDateTime(newest.createdAt)}` : 'none',
  },
];

interface MatchListProps extends Pick<CustomerSearch, 'matches' | 'hasMore'> {
  onPick: () => void;
}

/** The customers that a search text can mean. */
export function MatchList({ matches, hasMore, onPick }: MatchListProps) {
  return (
    <Stack gap={3}>
      <Text role="status">
        {hasMore
          ? `The first ${matches.length} customers that match. Enter more of the name.`
          : `${matches.length} customers match. Choose one.`}
      </Text>
      <Table
        label="Customers"
        columns={columnsOf(onPick)}
        rows={matches}
        rowKey={({ key, userId }) => `${userId} ${key}`}
      />
    </Stack>
  );
}
