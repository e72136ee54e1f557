import { useState } from 'react';
import type { Incident } from '@portico/sdk/contracts/incidents/schema';
import { stateLabel } from '@portico/sdk/rules/incidents';
import { formatMoment } from '@portico/sdk/rules/time/format';
import { Button, ButtonLink, Chevron, Heading, Skeleton, Stack, Text } from '@portico/ui';
import { Link } from '@portico/sdk';
import { styled } from 'styled-components';
import { IncidentCard } from './incident-card.tsx';
import { IncidentIcon } from './incident-icon.tsx';
import { IncidentStory } from './incident-story.tsx';
import { openIncidents, pastIncidents } from './select-incidents.ts';

/** Past incidents shown before "show all" is pressed. */
const FEW = 5;

const Past = styled.details`
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

interface IncidentsSectionProps {
  id: string;
  /** undefined while loading and after a failure */
  incidents: readonly Incident[] | undefined;
  isError: boolean;
  onRetry: () => void;
}

/** Incidents: open ones in full, past ones collapsed. */
export function IncidentsSection({ id, incidents, isError, onRetry }: IncidentsSectionProps) {
  const [isAll, setAll] = useState(false);
  const past = pastIncidents(incidents ?? []);
  const shown = isAll ? past : past.slice(0, FEW);
  return (
    <Stack as="section" id={id} gap={4} aria-labelledby={`${id}-heading`}>
      <Heading level={2} id={`${id}-heading`}>
        Incidents and Announcements
      </Heading>
      {!incidents &&
        (isError ? (
          <Stack direction="row" gap={3} align="center" wrap>
            <Text tone="muted">Incident reports could not be loaded.</Text>
            <Button size="s" variant="secondary" onClick={onRetry}>
              Try again
            </Button>
          </Stack>
        ) : (
          <Skeleton height="48px" radius="m" />
        ))}
      {incidents?.length === 0 && <Text tone="muted">No incidents in the last 90 days.</Text>}
      {openIncidents(incidents ?? []).map((incident) => (
        <IncidentCard key={incident.id} incident={incident} />
      ))}
      {shown.map((incident) => (
        <Past key={incident.id}>
          <summary>
            <IncidentIcon incident={incident} />
            <strong>{incident.title}</strong>
            <span>
              {stateLabel(incident.state)} {formatMoment(incident.ended_at ?? 0)}
            </span>
            <Chevron size={20} />
          </summary>
          <div>
            <IncidentStory updates={incident.updates} />
            <Permalink>
              <Link to={`/status/incidents/${incident.id}`}>Link to this report</Link>
            </Permalink>
          </div>
        </Past>
      ))}
      {past.length > shown.length && (
        <Button variant="ghost" onClick={() => setAll(true)}>
          Show all {past.length} of the last 90 days
        </Button>
      )}
      <div>
        <ButtonLink to="/status/incidents" variant="secondary" size="s">
          Incident history
        </ButtonLink>
      </div>
    </Stack>
  );
}
