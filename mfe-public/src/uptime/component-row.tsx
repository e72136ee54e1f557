import type { ReactNode } from 'react';
import { COMPONENT_STATES } from '@portico/contracts/rules/status/component-view';
import type { ComponentView } from '@portico/contracts/rules/status/component-view';
import type { ComponentState } from '@portico/contracts/rules/uptime';
import { Badge, Heading } from '@portico/ui';
import type { BadgeTone } from '@portico/ui';
import { styled } from 'styled-components';

const TONES: Record<ComponentState, BadgeTone> = {
  up: 'success',
  degraded: 'warning',
  down: 'danger',
  maintenance: 'accent',
  unknown: 'neutral',
};

const Row = styled.li`
  display: grid;
  gap: var(--space-3);
  min-width: 0;

  &:not(:first-child) {
    padding-top: var(--space-4);
    border-top: 1px solid var(--color-border);
  }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2) var(--space-3);
`;

const Share = styled.p`
  margin: 0;
  color: var(--color-text-muted);
  font-size: var(--text-3);
  font-variant-numeric: tabular-nums;

  @media (min-width: 760px) {
    margin-left: auto;
  }

  & > strong {
    color: var(--color-text);
    font-size: var(--text-5);
  }
`;

interface ComponentRowProps {
  view: ComponentView;
  /** The days. */
  strip: ReactNode;
}

/** A component with its state, its uptime and its days. */
export function ComponentRow({ view, strip }: ComponentRowProps) {
  const { id, name, state, share, period, coverage } = view;
  return (
    <Row id={`component-${id}`}>
      <Head>
        <Heading level={3} size="s">
          {name}
        </Heading>
        {COMPONENT_STATES.map((each) =>
          state[each].map((label) => (
            <Badge key={each} tone={TONES[each]}>
              {label}
            </Badge>
          )),
        )}
        <Share title={coverage}>
          <strong>{share}</strong> {period}
        </Share>
      </Head>
      {strip}
    </Row>
  );
}
