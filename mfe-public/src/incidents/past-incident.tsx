import type { IncidentView } from '@portico/contracts/rules/status/incident-view';
import { Link } from '@portico/sdk';
import { Chevron } from '@portico/ui';
import { styled } from 'styled-components';
import { IncidentIcon } from './incident-icon.tsx';
import { IncidentStory } from './incident-story.tsx';
import { incidentPath } from './paths.ts';

const Box = styled.details`
  border: 1px solid var(--color-border);
  border-radius: var(--radius-m);
  background: var(--color-surface);

  & > summary {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-2) var(--space-3);
    min-height: 48px;
    padding: var(--space-2) var(--space-4);
    border-radius: var(--radius-m);
  }

  & > summary > svg {
    flex: none;
    color: var(--color-success);
  }

  & > summary > svg:last-child {
    margin-inline-start: auto;
    color: var(--color-text-muted);
  }

  &[open] > summary > svg:last-child {
    rotate: 180deg;
  }

  & > summary > strong {
    flex: 1;
    min-width: min(100%, 16ch);
    overflow-wrap: anywhere;
  }

  & > summary > span {
    color: var(--color-text-muted);
    font-size: var(--text-3);
  }

  & > div {
    padding: 0 var(--space-4) var(--space-4);
  }
`;

const Permalink = styled.p`
  margin: var(--space-4) 0 0;
  font-size: var(--text-3);
`;

/** A resolved incident in one line, with its story below. */
export function PastIncident({ view }: { view: IncidentView }) {
  return (
    // The line contains a time, which the server writes in another zone.
    <Box aria-label={view.title}>
      <summary>
        <IncidentIcon icon={view.icon} />
        <strong>{view.title}</strong>
        <span>{view.ended}</span>
        <Chevron size={20} />
      </summary>
      <div>
        <IncidentStory updates={view.updates} />
        <Permalink>
          <Link to={incidentPath(view.id)}>Link to this report</Link>
        </Permalink>
      </div>
    </Box>
  );
}
