import type { WaitingKind } from '@portico/contracts/desk/open-work';
import type { WaitingInvoice } from '@portico/contracts/desk/schema';
import { Link } from '@portico/sdk';
import { formatMoney } from '@portico/sdk/rules/money';
import { formatDateTime } from '@portico/sdk/rules/time/format';
import { Heading, Stack, Table, Text, type TableColumn } from '@portico/ui';
import { LoadError } from '../ui/load-error.tsx';
import { Loading } from '../ui/loading.tsx';
import { KINDS } from './kinds.ts';
import { useStaffWaitingInvoicesQuery } from './open-work.api.ts';

/** Heads of the columns that differ by kind; `note` absent: nothing to say. */
const HEADS: Record<WaitingKind, { since: string; note?: string }> = {
  payments: { since: 'Started' },
  disputes: { since: 'Disputed' },
  warnings: { since: 'Warned' },
  refunds: { since: 'Refused', note: 'Why' },
  mails: { since: 'Given up', note: 'Email' },
};

const columnsOf = (kind: WaitingKind): TableColumn<WaitingInvoice>[] => {
  const { since, note } = HEADS[kind];
  return [
    {
      key: 'invoice',
      label: 'Invoice',
      cell: ({ invoiceId, number }) => (
        <Link to={`/staff/customers?id=${invoiceId}`}>{number ?? invoiceId}</Link>
      ),
    },
    { key: 'buyer', label: 'Buyer', cell: ({ username, userId }) => username ?? userId },
    { key: 'plan', label: 'Plan', cell: ({ plan }) => plan },
    {
      key: 'amount',
      label: 'Amount',
      isNumeric: true,
      cell: ({ amount, currency }) => formatMoney(amount, currency),
    },
    ...(note === undefined
      ? []
      : [{ key: 'note', label: note, cell: (row: WaitingInvoice) => row.note ?? '–' }]),
    { key: 'since', label: since, isTime: true, cell: (row) => formatDateTime(row.since) },
  ];
};

/** The invoices behind a tile of the overview, each a link to its customer. */
export function WaitingList({ kind }: { kind: WaitingKind }) {
  const { data, isError, isFetching, refetch } = useStaffWaitingInvoicesQuery(kind);
  if (isError && !isFetching) {
    return <LoadError what="These invoices" onRetry={() => void refetch()} />;
  }
  if (!data) return <Loading label="Loading invoices" heights={[260]} />;
  const { label } = KINDS[kind];
  return (
    <Stack as="section" gap={3} aria-label={label}>
      <Heading level={2} size="m">
        {label}
      </Heading>
      {data.length === 0 ? (
        <Text tone="muted">None of these is left.</Text>
      ) : (
        <Table
          label={label}
          columns={columnsOf(kind)}
          rows={data}
          rowKey={({ invoiceId }, index) => `${invoiceId} ${index}`}
          scrollsBelow={720}
        />
      )}
    </Stack>
  );
}
