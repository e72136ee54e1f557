import { colorAt } from '@portico/ui/charts';
import { styled } from 'styled-components';

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2) var(--space-5);
  margin: var(--space-3) 0 0;
  padding: 0;
  list-style: none;
  font-size: var(--text-3);
`;

const Entry = styled.li`
  display: inline-flex;
  align-items: center;
  gap: var(--space-2);
  min-width: 0;
  overflow-wrap: anywhere;
`;

const Count = styled.span`
  color: var(--color-text-muted);
  font-variant-numeric: tabular-nums;
`;

interface ChartLegendProps {
  /** The lines in the order of their colors, or with a color of their own. */
  lines: readonly { id: string; name: string; count?: string; color?: string }[];
  /** Dash patterns of the lines, in turns; 0: solid. */
  dashes: readonly number[];
}

/** The meaning of the lines of a chart. */
export function ChartLegend({ lines, dashes }: ChartLegendProps) {
  return (
    <List>
      {lines.map(({ id, name, count, color }, index) => (
        <Entry key={id}>
          <svg width="22" height="8" aria-hidden="true">
            <line
              x1="0"
              x2="22"
              y1="4"
              y2="4"
              stroke={color ?? colorAt(index)}
              strokeWidth="3"
              strokeDasharray={dashes[index % dashes.length]}
            />
          </svg>
          {name} {count !== undefined && <Count>{count}</Count>}
        </Entry>
      ))}
    </List>
  );
}
