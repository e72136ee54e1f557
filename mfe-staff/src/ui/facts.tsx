import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const List = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(140px, 100%), 1fr));
  gap: var(--space-3);
  margin: 0;
  font-size: var(--text-4);

  @media (min-width: 700px) {
    grid-template-columns: repeat(auto-fill, minmax(180px, 1fr));
  }

  dt {
    color: var(--color-text-muted);
    font-size: var(--text-2);
  }

  dd {
    margin: 0;
    overflow-wrap: anywhere;
  }

  a {
    color: var(--color-link);
  }
`;

export type Fact = readonly [name: string, value: ReactNode];

/** Names with values, side by side as they fit. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <List>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </List>
  );
}
