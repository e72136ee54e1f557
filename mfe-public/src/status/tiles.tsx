import { growthOf, isSilent } from '@portico/sdk/rules/growth';
import type { ChartPoint, StatusTotals } from '@portico/sdk/rules/growth';
import { formatSigned, formatThousands } from '@portico/sdk/rules/numbers';
import { Card, Skeleton } from '@portico/ui';
import { styled } from 'styled-components';

const List = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(220px, 100%), 1fr));
  gap: var(--space-4);
  margin: 0;
`;

const Label = styled.dt`
  color: var(--color-text-muted);
  font-size: var(--text-3);
  font-weight: 600;
`;

const Value = styled.dd`
  display: flex;
  align-items: baseline;
  gap: var(--space-3);
  min-height: 2.5rem;
  margin: var(--space-2) 0 0;
  font-size: var(--text-8);
  font-variant-numeric: tabular-nums;
  font-weight: 700;
  line-height: 2.5rem;
`;

const Change = styled.span<{ $up: boolean }>`
  color: ${(props) => (props.$up ? 'var(--color-success)' : 'var(--color-danger)')};
  font-size: var(--text-4);
  font-weight: 600;
  /* Without this the card would grow when the answer arrives: the placeholder's line is lower than the figure's. */
  line-height: 1;
`;

const Unknown = styled.span`
  color: var(--color-text-muted);
`;

interface TileProps {
  label: string;
  value: string | undefined;
  isLoading: boolean;
  /** The bot is silent: its last figures are not current. */
  isUnknown: boolean;
  change?: number;
}

function Tile({ label, value, isLoading, isUnknown, change = 0 }: TileProps) {
  return (
    <Card>
      <Label>{label}</Label>
      <Value>
        {isUnknown && <Unknown>Unknown</Unknown>}
        {value ?? (isLoading ? <Skeleton width="120px" height="1.75rem" /> : !isUnknown && '–')}
        {value && change !== 0 && <Change $up={change > 0}>{formatSigned(change)}</Change>}
      </Value>
    </Card>
  );
}

interface TilesProps {
  totals: StatusTotals | undefined;
  points: readonly ChartPoint[];
  isLoading: boolean;
}

/** Latency, servers and users, with their change over the range where it is not zero (spec 0 §2). */
export function Tiles({ totals, points, isLoading }: TilesProps) {
  const isUnknown = totals !== undefined && isSilent(totals);
  const show = (value: number | undefined) =>
    isUnknown || value === undefined ? undefined : formatThousands(value);
  const state = { isLoading, isUnknown };
  return (
    <List>
      <Tile label="Avg. Latency (ms)" value={show(totals?.latency)} {...state} />
      <Tile
        label="Total Servers"
        value={show(totals?.servers)}
        {...state}
        change={growthOf(points, 'total_servers')}
      />
      <Tile
        label="Total Users"
        value={show(totals?.users)}
        {...state}
        change={growthOf(points, 'total_users')}
      />
    </List>
  );
}
