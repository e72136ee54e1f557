import { useState } from 'react';
import type { SalesBucket } from '@portico/contracts/sales/schema';
import { countOf } from '@portico/sdk/rules/count';
import { formatMoney } from '@portico/sdk/rules/money';
import type { SalesStep } from '@portico/contracts/rules/sales-period';
import { Pagination, Stack, Table, Text, type TableColumn } from '@portico/ui';

const PAGE_SIZE = 31;

function columnsOf(by: SalesStep, currency: string): TableColumn<SalesBucket>[] {
  const money = (
    key: string,
    label: string,
    amountOf: (row: SalesBucket) => number,
  ): TableColumn<SalesBucket> => ({
    ...{ key, label, isNumeric: true },
    cell: (row) => formatMoney(amountOf(row), currency),
  });
  return [
    {
      key: 'start',
      label: by === 'day' ? 'Day (UTC)' : 'Month (UTC)',
      cell: ({ start }) => (by === 'day' ? start : start.slice(0, 7)),
    },
    money('revenue', 'Revenue', ({ revenue }) => revenue),
    money('refunds', 'Refunds', ({ refunds }) => refunds),
    money('disputes', 'Disputes', ({ disputes }) => disputes),
    money('net', 'Net', ({ net }) => net),
    { key: 'purchases', label: 'Purchases', isNumeric: true, cell: ({ purchases }) => purchases },
    {
      key: 'plans',
      label: 'Plans',
      cell: ({ plans, complimentary, discord }) =>
        [
          ...plans.map(({ plan, purchases }) => `${purchases} ${plan}`),
          ...(complimentary > 0 ? [`${complimentary} complimentary`] : []),
          ...(discord ? [`${discord} in Discord`] : []),
        ].join(', ') || 'none',
    },
  ];
}

interface SalesTableProps {
  buckets: readonly SalesBucket[];
  currency: string;
  by: SalesStep;
}

/** The sums of days or months, newest first. Those without sales are left out. */
export function SalesTable({ buckets, currency, by }: SalesTableProps) {
  const [page, setPage] = useState(1);
  const rows = buckets.filter(hasEntries).reverse();
  const left = buckets.length - rows.length;
  return (
    <Stack gap={3}>
      <Table
        label="Sales"
        columns={columnsOf(by, currency)}
        rows={rows.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)}
        rowKey={({ start }) => start}
      />
      {left > 0 && (
        <Text tone="muted" size="s">
          {`${countOf(left, by)} without sales ${left === 1 ? 'is' : 'are'} not listed.`}
        </Text>
      )}
      <Pagination page={page} pages={Math.ceil(rows.length / PAGE_SIZE)} onPage={setPage} />
    </Stack>
  );
}

/** Whether anything happened. */
export const hasEntries = ({
  revenue,
  refunds,
  disputes,
  purchases,
  complimentary,
  discord = 0,
}: Pick<
  SalesBucket,
  'revenue' | 'refunds' | 'disputes' | 'purchases' | 'complimentary' | 'discord'
>) => [revenue, refunds, disputes, purchases, complimentary, discord].some((value) => value !== 0);
