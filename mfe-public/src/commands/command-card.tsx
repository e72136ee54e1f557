import type { Command } from 'shared/contracts/commands/schema';
import { Badge, Card, Heading, Stack, Text } from 'shared/ui';
import { styled } from 'styled-components';
import { displayCategory } from './categories.ts';

const Facts = styled.dl`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: var(--space-1) var(--space-3);
  margin: auto 0 0;
  font-size: 0.875rem;

  & > dt {
    color: var(--color-text-muted);
  }

  & > dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
`;

const capitalise = (words: string) =>
  words.replace(
    /(^|[\s_])(\w)/g,
    (_, gap: string, letter: string) => `${gap && ' '}${letter.toUpperCase()}`,
  );

/** One command of the reference (spec 0 §2). */
export function CommandCard({ command }: { command: Command }) {
  const { name, description, category, permissions, aliases = [], arguments: args } = command;
  return (
    <Card as="li" padding={4}>
      <Stack gap={3}>
        <Stack direction="row" justify="space-between" align="start" gap={3}>
          <Heading level={2} size="s">
            {name}
          </Heading>
          <Badge>{displayCategory(category)}</Badge>
        </Stack>
        <Text tone="muted" size="s">
          {description}
        </Text>
        <Facts>
          <dt>Permissions</dt>
          <dd>{capitalise(permissions)}</dd>
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
