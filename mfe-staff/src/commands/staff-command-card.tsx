import { capitalizeWords } from '@portico/sdk/rules/words';
import { Card, Heading, Stack, Text } from '@portico/ui';
import { styled } from 'styled-components';
import { RankBadge } from '../team/rank-badge.tsx';
import type { StaffCommand } from './staff-commands.ts';

const Facts = styled.dl`
  display: grid;
  grid-template-columns: max-content minmax(0, 1fr);
  gap: var(--space-1) var(--space-3);
  margin: 0;
  font-size: var(--text-3);

  & > dt {
    color: var(--color-text-muted);
  }

  & > dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
`;

/** Card of a staff command (spec 1 §2). */
export function StaffCommandCard({ command }: { command: StaffCommand }) {
  const { name, description, role, permissions, arguments: args } = command;
  const aliases = command.aliases ?? [];
  return (
    <Card as="li">
      <Stack gap={3}>
        <Stack direction="row" gap={3} align="start" justify="space-between">
          <Heading level={2} size="s">
            {name}
          </Heading>
          <RankBadge rank={role} />
        </Stack>
        <Text tone="muted">{description}</Text>
        <Facts>
          <dt>Permissions</dt>
          <dd>{capitalizeWords(permissions)}</dd>
          {aliases.length > 0 && (
            <>
              <dt>Aliases</dt>
              <dd>{aliases.join(', ')}</dd>
            </>
          )}
          <dt>Arguments</dt>
          <dd>{args}</dd>
        </Facts>
      </Stack>
    </Card>
  );
}
