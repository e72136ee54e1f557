import { ArrowDownLeft, ArrowLeftRight, ArrowUpRight, Circle } from 'lucide-react';
import { ECONOMY_SORTS, mapColumns } from '@portico/contracts/economy/columns';
import type { EconomyColumnName, EconomySort } from '@portico/contracts/economy/columns';
import type { EconomyEntry } from '@portico/contracts/economy/schema';
import { formatDateTime } from '@portico/sdk/rules/time/format';
import { formatGerman } from '@portico/sdk/rules/decimals';
import { moneyDirection } from '@portico/contracts/rules/economy';
import type { MoneyDirection } from '@portico/contracts/rules/economy';
import { Badge, nextSort, Table } from '@portico/ui';
import type { BadgeTone, TableColumn } from '@portico/ui';
import { styled } from 'styled-components';
import { sortOf, tableSort } from './economy-query.ts';

/** Green, red, blue (spec 1 §9); an arrow and the word distinguish them without color. */
const DIRECTION_STYLES: Record<
  MoneyDirection,
  { tone: BadgeTone; color: string; icon: typeof Circle }
> = {
  in: { tone: 'success', color: 'var(--color-success)', icon: ArrowDownLeft },
  out: { tone: 'danger', color: 'var(--color-danger)', icon: ArrowUpRight },
  moved: { tone: 'accent', color: 'var(--color-link)', icon: ArrowLeftRight },
  other: { tone: 'neutral', color: 'inherit', icon: Circle },
};
const SIGN: Partial<Record<MoneyDirection, string>> = { in: '+', out: '−' };

const Figure = styled.span<{ $color: string }>`
  color: ${(props) => props.$color};
  font-weight: 600;
`;

/** An amount with its sign. @param way direction of the transaction */
export function Amount({ amount, way }: { amount: string; way: MoneyDirection }) {
  const sign = amount.startsWith('-') ? '' : (SIGN[way] ?? '');
  return (
    <Figure $color={DIRECTION_STYLES[way].color}>
      {sign}
      {formatGerman(amount)}
    </Figure>
  );
}

function TypeBadge({ type }: { type: string }) {
  const { tone, icon: Icon } = DIRECTION_STYLES[moneyDirection(type)];
  return (
    <Badge tone={tone}>
      <Icon size={14} aria-hidden="true" /> {type}
    </Badge>
  );
}

type Column = TableColumn<EconomyEntry, 'created' | EconomyColumnName>;

/** Cells with their own rendering. */
const CELLS: Partial<Record<EconomyColumnName, Column['cell']>> = {
  type: ({ type }) => <TypeBadge type={type} />,
  amount: ({ amount, type }) => <Amount amount={amount} way={moneyDirection(type)} />,
};

const columns = mapColumns(({ head, kind }, name): Column => {
  const isMoney = kind === 'money';
  return {
    key: name,
    label: head,
    isSortable: ECONOMY_SORTS.some((sort) => sort === name),
    ...(isMoney && { isNumeric: true }),
    cell: CELLS[name] ?? ((entry) => (isMoney ? formatGerman(entry[name]) : entry[name])),
  };
});

/** Columns of spec 1 §2. */
const COLUMNS: readonly Column[] = [
  {
    key: 'created',
    label: 'Date',
    isSortable: true,
    isTime: true,
    cell: ({ created }) => formatDateTime(created),
  },
  ...Object.values(columns),
];

interface EconomyTableProps {
  entries: readonly EconomyEntry[];
  sort: EconomySort;
  isBusy: boolean;
  onSort: (sort: EconomySort) => void;
}

/** Table of an economy log (spec 1 §2). */
export function EconomyTable({ entries, sort, isBusy, onSort }: EconomyTableProps) {
  return (
    <Table
      label="Economy logs"
      columns={COLUMNS}
      rows={entries}
      rowKey={({ created }, index) => `${created} ${index}`}
      sort={tableSort(sort)}
      onSort={(by) => {
        if (by === 'created' || by === 'amount') onSort(sortOf(nextSort(tableSort(sort), by)));
      }}
      isBusy={isBusy}
    />
  );
}
