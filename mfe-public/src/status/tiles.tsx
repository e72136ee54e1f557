import type { ReactNode } from 'react';
import { growthOf, isSilent } from '@portico/contracts/rules/growth';
import type { ChartPoint, StatusTotals } from '@portico/contracts/rules/growth';
import { formatSigned } from '@portico/sdk/rules/numbers';
import { tilesView } from '@portico/contracts/rules/status/overall-view';
import type { TilesView } from '@portico/contracts/rules/status/overall-view';
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

const LABELS: Record<keyof TilesView, string> = {
  latency: 'Avg. Latency (ms)',
  servers: 'Total Servers',
  users: 'Total Users',
};

/** The tiles of the current figures (spec 0 §2), in the page and in its template. */
export function TileList({ valueOf }: { valueOf: (name: keyof TilesView) => ReactNode }) {
  return (
    <List>
      {(['latency', 'servers', 'users'] as const).map((name) => (
        <Card key={name}>
          <Label>{LABELS[name]}</Label>
          <Value>{valueOf(name)}</Value>
        </Card>
      ))}
    </List>
  );
}

interface TilesProps {
  totals: StatusTotals | undefined;
  points: readonly ChartPoint[];
  isLoading: boolean;
}

/** Latency, servers and users, with their change over the range where it is not zero (spec 0 §2). */
export function Tiles({ totals, points, isLoading }: TilesProps) {
  const view = tilesView(totals);
  const isCurrent = totals !== undefined && !isSilent(totals);
  const changes: Partial<Record<keyof TilesView, number>> = {
    servers: growthOf(points, 'total_servers'),
    users: growthOf(points, 'total_users'),
  };
  return (
    <TileList
      valueOf={(name) => {
        if (!totals && isLoading) return <Skeleton width="120px" height="1.75rem" />;
        const change = changes[name] ?? 0;
        return (
          <>
            <span>{view[name]}</span>
            {isCurrent && change !== 0 && <Change $up={change > 0}>{formatSigned(change)}</Change>}
          </>
        );
      }}
    />
  );
}
