import type { ReactNode } from 'react';
import type { ComponentView } from '@portico/contracts/rules/status/component-view';
import { Card, Chevron, Heading, Stack } from '@portico/ui';
import { styled } from 'styled-components';
import { UnstyledList } from '../unstyled-list.ts';
import { ComponentRow } from './component-row.tsx';
import { Legend } from './legend.tsx';

/** Id of the section of the components. */
const UPTIME_ID = 'uptime';

const Methods = styled.details`
  & > summary {
    display: flex;
    align-items: center;
    gap: var(--space-2);
    width: fit-content;
    min-height: 44px;
    border-radius: var(--radius-s);
    color: var(--color-link);
    font-size: var(--text-3);
    font-weight: 600;
  }

  &[open] > summary > svg {
    rotate: 180deg;
  }

  & > dl {
    display: grid;
    gap: var(--space-3);
    max-width: 72ch;
    margin: var(--space-2) 0 0;
    font-size: var(--text-3);
  }

  & dt {
    font-weight: 600;
  }

  & dd {
    margin: var(--space-1) 0 0;
    color: var(--color-text-muted);
    line-height: 1.6;
  }
`;

/** The section of the components, in the page and in its template. */
export function UptimeFrame({ children }: { children: ReactNode }) {
  return (
    <Stack as="section" id={UPTIME_ID} gap={4} aria-labelledby={`${UPTIME_ID}-heading`}>
      <Heading level={2} id={`${UPTIME_ID}-heading`}>
        Uptime
      </Heading>
      {children}
    </Stack>
  );
}

interface ComponentListProps {
  components: ComponentView[];
  /** Draws the days of a component. */
  strip: (view: ComponentView, index: number) => ReactNode;
}

/** The components with their uptime, and how it is measured. */
export function ComponentList({ components, strip }: ComponentListProps) {
  return (
    <>
      <Card>
        <Stack as={UnstyledList} gap={4}>
          {components.map((view, index) => (
            <ComponentRow key={view.id} view={view} strip={strip(view, index)} />
          ))}
        </Stack>
      </Card>
      <Legend />
      <Methods>
        <summary>
          How uptime is measured <Chevron size={18} />
        </summary>
        <dl>
          {components.map(({ id, name, method }) => (
            <div key={id}>
              <dt>{name}</dt>
              <dd>{method}</dd>
            </div>
          ))}
          <div>
            <dt>Percentages</dt>
            <dd>
              The share of the measured time in which a component was usable, rounded down. Time
              without data is left out, and announced maintenance counts neither as uptime nor as
              downtime. Days are in UTC.
            </dd>
          </div>
        </dl>
      </Methods>
    </>
  );
}
