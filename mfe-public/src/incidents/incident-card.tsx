import { IMPACT_TONES } from '@portico/contracts/rules/status/incident-view';
import type { IncidentView } from '@portico/contracts/rules/status/incident-view';
import { Link } from '@portico/sdk';
import { Badge, Card, Heading, Text } from '@portico/ui';
import { styled } from 'styled-components';
import { IncidentIcon } from './incident-icon.tsx';
import { IncidentStory } from './incident-story.tsx';
import { incidentPath } from './paths.ts';

const Title = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2) var(--space-3);
  margin-bottom: var(--space-2);
  overflow-wrap: anywhere;
`;

/** The icon stays beside a title of several lines. */
const Name = styled.div`
  display: flex;
  gap: var(--space-3);

  & > svg {
    flex: none;
    margin-top: 3px;
  }
`;

const TitleLink = styled(Link)`
  color: inherit;
  text-decoration: none;

  &:hover {
    text-decoration: underline;
  }
`;

interface IncidentCardProps {
  view: IncidentView;
  /** Of its heading: 2 on a page of its own, 3 below the heading of a section. */
  level?: 2 | 3;
}

/** A report in full, with its link. */
export function IncidentCard({ view, level = 3 }: IncidentCardProps) {
  const { id, title, icon, state, impact, notes, updates } = view;
  return (
    <Card as="article" aria-label={title}>
      <Title>
        <Name>
          <IncidentIcon icon={icon} />
          <Heading level={level} size="m">
            <TitleLink to={incidentPath(id)}>{title}</TitleLink>
          </Heading>
        </Name>
        <Badge tone="accent">{state}</Badge>
        {IMPACT_TONES.map((tone) =>
          impact[tone].map((label) => (
            <Badge key={tone} tone={tone}>
              {label}
            </Badge>
          )),
        )}
      </Title>
      {notes.map((note) => (
        <Text key={note} tone="muted" size="s">
          {note}
        </Text>
      ))}
      <IncidentStory updates={updates} />
    </Card>
  );
}
