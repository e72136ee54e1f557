import { Copy } from 'lucide-react';
import { copyText } from '@portico/sdk';
import { Card, Heading, Stack, Text, VisuallyHidden } from '@portico/ui';
import { styled } from 'styled-components';
import { IconButton } from '../icon-button.ts';
import type { Feature } from '@portico/contracts/features/schema';

const Box = styled(Card)`
  &:not(:has(dt)) {
    display: none;
  }
`;

const List = styled.dl`
  display: grid;
  margin: 0;

  & > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    gap: 0 var(--space-3);
    padding-block: var(--space-3);
    border-top: 1px solid var(--color-border);
  }

  & > div:first-child {
    border-top: 0;
  }

  & dt {
    font-family: var(--font-mono);
    font-size: var(--text-4);
    overflow-wrap: anywhere;
  }

  & dt > strong {
    font-weight: 700;
  }

  & dt > span {
    color: var(--color-text-muted);
  }

  & dd {
    margin: 2px 0 0;
    color: var(--color-text-muted);
    font-size: var(--text-4);
  }

  & dd + dd {
    grid-row: 1 / span 2;
    grid-column: 2;
    margin: 0;
  }
`;

/** Example commands with the bot's prefix, each with its effect and a copy button. */
export function ExampleCommands({ commands }: { commands: Feature['commands'] }) {
  return (
    <Box as="section">
      <Stack gap={3}>
        <Heading level={2} size="m">
          Example commands
        </Heading>
        <List>
          {commands.map(({ command, args, effect }) => (
            <div key={command}>
              <dt>
                <strong>{command}</strong> <span>{args}</span>
              </dt>
              <dd>{effect}</dd>
              <dd>
                <IconButton
                  $size="40px"
                  type="button"
                  onClick={() => void copyText(command, { description: command })}
                >
                  <Copy size={16} aria-hidden="true" />
                  <VisuallyHidden>Copy {command}</VisuallyHidden>
                </IconButton>
              </dd>
            </div>
          ))}
        </List>
        <Text tone="faint" size="s">
          &lt;required&gt; and [optional] are typed without the brackets.
        </Text>
      </Stack>
    </Box>
  );
}
