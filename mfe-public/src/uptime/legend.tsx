import { styled } from 'styled-components';
import type { DayFinding } from '@portico/contracts/rules/uptime';
import { UnstyledList } from '../unstyled-list.ts';
import { Bar } from './uptime-strip.styles.ts';

/** What the bars mean, the best day first. */
const MEANINGS: readonly [finding: DayFinding, meaning: string][] = [
  ['up', 'No problems'],
  ['maintenance', 'Maintenance'],
  ['disruption', 'Slow or down for up to an hour'],
  ['outage', 'Down for more than an hour'],
  ['none', 'Not measured'],
];

const List = styled(UnstyledList)`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2) var(--space-5);
  color: var(--color-text-muted);
  font-size: var(--text-3);

  & > li {
    display: flex;
    align-items: center;
    gap: var(--space-2);
  }
`;

/** A bar of the strip, at its height there. */
const Swatch = styled.span`
  display: flex;
  align-items: flex-end;
  width: 6px;
  height: 18px;
`;

/** The legend of all strips. */
export function Legend() {
  return (
    <List aria-label="What the bars mean">
      {MEANINGS.map(([finding, meaning]) => (
        <li key={finding}>
          <Swatch aria-hidden="true">
            <Bar $finding={finding} $isChosen={false} />
          </Swatch>
          {meaning}
        </li>
      ))}
    </List>
  );
}
