import { Link } from '@portico/sdk';
import { formatThousands } from '@portico/sdk/rules/numbers';
import { formatAge } from '@portico/sdk/rules/time/relative';
import type { OpenWork } from '@portico/contracts/desk/schema';
import { styled } from 'styled-components';
import { KINDS } from './kinds.ts';

const COLORS = {
  danger: { mark: 'var(--color-danger)', back: 'var(--color-danger-soft)' },
  warning: { mark: 'var(--color-warning)', back: 'var(--color-warning-soft)' },
  neutral: { mark: 'var(--color-link)', back: 'var(--color-accent-soft)' },
};

export const TILE_HEIGHT = '132px';

const Box = styled(Link)`
  display: grid;
  flex: 1 0 auto;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  min-width: 176px;
  max-width: 376px;
  height: ${TILE_HEIGHT};
  gap: var(--space-1) var(--space-3);
  padding: var(--space-4);
  border: 1px solid var(--color-border);
  border-radius: var(--radius-l);
  background: var(--color-surface);
  box-shadow: var(--shadow-1);
  color: inherit;
  text-decoration: none;
  transition:
    border-color 140ms ease,
    background-color 140ms ease;

  &:hover {
    border-color: color-mix(in oklab, var(--color-border), var(--color-accent) 45%);
    background: var(--color-surface-hover);
  }
`;

const Mark = styled.span<{ $tone: keyof typeof COLORS }>`
  display: grid;
  place-items: center;
  width: 40px;
  height: 40px;
  border-radius: var(--radius-m);
  background: ${(props) => COLORS[props.$tone].back};
  color: ${(props) => COLORS[props.$tone].mark};
`;

const Count = styled.strong`
  font-size: var(--text-8);
  font-variant-numeric: tabular-nums;
  line-height: 1.1;
`;

const Label = styled.span`
  grid-column: 1 / -1;
  margin-top: var(--space-2);
  font-size: var(--text-4);
  font-weight: 600;
  white-space: nowrap;
`;

const When = styled.span`
  grid-column: 1 / -1;
  color: var(--color-text-muted);
  font-size: var(--text-2);
`;

interface WorkTileProps {
  work: OpenWork['work'][number];
  /** Time of the count, epoch seconds. */
  at: number;
}

/** One kind of open work: how much there is, and the link to the page that lists it. */
export function WorkTile({ work: { kind, count, since }, at }: WorkTileProps) {
  const { label, icon: Icon, path, tone, days } = KINDS[kind];
  const when =
    since !== null
      ? `Oldest: ${formatAge(at - since)}`
      : days === undefined
        ? 'Right now'
        : `In the last ${days} days`;
  return (
    <Box to={path}>
      <Mark $tone={tone} aria-hidden="true">
        <Icon size={20} />
      </Mark>
      <Count>{formatThousands(count)}</Count>
      <Label>{label}</Label>
      <When>{when}</When>
    </Box>
  );
}
