import { ArrowDownLeft, ArrowLeftRight, ArrowUpRight, Circle } from 'lucide-react';
import type { EconomyEntry, EconomySort } from 'shared/contracts/economy/schema';
import { formatDateTime } from 'shared/rules/dates';
import { formatGerman } from 'shared/rules/decimals';
import { moneyWay } from 'shared/rules/economy';
import type { MoneyWay } from 'shared/rules/economy';
import { Badge, nextSort, Table } from 'shared/ui';
import type { BadgeTone, TableColumn } from 'shared/ui';
import { styled } from 'styled-components';
import { sortOf, tableSort } from './economy-query.ts';

/** Green, red, blue (spec 1 §9); an arrow and the word say it as well. */
const LOOKS: Record<MoneyWay, { tone: BadgeTone; color: string; icon: typeof Circle }> = {
  in: { tone: 'success', color: 'var(--color-success)', icon: ArrowDownLeft },
  out: { tone: 'danger', color: 'var(--color-danger)', icon: ArrowUpRight },
  moved: { tone: 'accent', color: 'var(--color-link)', icon: ArrowLeftRight },
  other: { tone: 'neutral', color: 'inherit', icon: Circle },
};
const SIGN: Partial<Record<MoneyWay, string>> = { in: '+', out: '−' };

const Figure = styled.span<{ $color: string }>`
  color: ${(props) => props.$color};
  font-weight: 600;
`;

/** An amount with its sign. @param way which way it went */
export function Amount({ amount, way }: { amount: string; way: MoneyWay }) {
  const sign = amount.startsWith('-') ? '' : (SIGN[way] ?? '');
  return (
    <Figure $color={LOOKS[way].color}>
      {sign}
      {formatGerman(amount)}
    </Figure>
  );
}

function TypeBadge({ type }: { type: string }) {
  const { tone, icon: Icon } = LOOKS[moneyWay(type)];
  return (
    <Badge tone={tone}>
      <Icon size={14} aria-hidden="true" /> {type}
    </Badge>
  );
}

type Key = 'created' | 'action' | 'type' | 'amount' | 'cash' | 'card';

/** Columns by spec 1 §2. */
const COLUMNS: readonly TableColumn<EconomyEntry, Key>[] = [
  {
    key: 'created',
    label: 'Date',
    isSortable: true,
    cell: ({ created }) => formatDateTime(created),
  },
  { key: 'action', label: 'Action', cell: ({ action }) => action },
  { key: 'type', label: 'Type', cell: ({ type }) => <TypeBadge type={type} /> },
  {
    key: 'amount',
    label: 'Amount',
    isSortable: true,
    isNumeric: true,
    cell: ({ amount, type }) => <Amount amount={amount} way={moneyWay(type)} />,
  },
  { key: 'cash', label: 'Cash', isNumeric: true, cell: ({ cash }) => formatGerman(cash) },
  { key: 'card', label: 'Card', isNumeric: true, cell: ({ card }) => formatGerman(card) },
];

interface EconomyTableProps {
  entries: readonly EconomyEntry[];
  sort: EconomySort;
  isBusy: boolean;
  onSort: (sort: EconomySort) => void;
}

/** The table of a log (spec 1 §2). */
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
