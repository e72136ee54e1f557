import { componentNames } from '@portico/sdk/contracts/components/names';
import type { Incident } from '@portico/sdk/contracts/incidents/schema';
import { stateLabel } from '@portico/sdk/rules/incidents';
import { formatMoment } from '@portico/sdk/rules/time/format';
import { Link } from '@portico/sdk';
import { Badge, Card, Heading, Text } from '@portico/ui';
import { styled } from 'styled-components';
import { IncidentIcon } from './incident-icon.tsx';
import { IncidentStory } from './incident-story.tsx';
import { impactOf } from './select-incidents.ts';

const Title = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2) var(--space-3);
  overflow-wrap: anywhere;
`;

const TitleLink = styled(Link)`
  color: inherit;
  text-decoration: none;

  &:hover {
    text-decoration: underline;
  }
`;

/** A report in full, with its link. */
export function IncidentCard({ incident }: { incident: Incident }) {
  const { id, kind, title, impact, state, starts_at, planned_end, updates } = incident;
  const affected = componentNames(incident.components);
  const { label, tone } = impactOf(impact);
  return (
    <Card as="article" aria-label={title}>
      <Title>
        <IncidentIcon incident={incident} />
        <Heading level={3} size="m">
          <TitleLink to={`/status/incidents/${id}`}>{title}</TitleLink>
        </Heading>
        <Badge tone="accent">{stateLabel(state)}</Badge>
        {kind !== 'announcement' && <Badge tone={tone}>{label}</Badge>}
      </Title>
      {kind === 'maintenance' && (
        <Text tone="muted" size="s">
          Planned for {formatMoment(starts_at)}
          {planned_end && ` to ${formatMoment(planned_end)}`}
        </Text>
      )}
      {affected.length > 0 && (
        <Text tone="muted" size="s">
          Affected: {affected.join(', ')}
        </Text>
      )}
      <IncidentStory updates={updates} />
    </Card>
  );
}
