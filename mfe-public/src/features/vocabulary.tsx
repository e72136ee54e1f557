import { Card, Heading, Stack, Text } from '@portico/ui';
import { styled } from 'styled-components';
import type { Feature } from '@portico/contracts/features/schema';

const List = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: var(--space-3) var(--space-4);
  margin: 0;

  & > div {
    display: contents;
  }

  & code {
    padding: 3px var(--space-2);
    border: 1px solid var(--color-border);
    border-radius: var(--radius-s);
    background: var(--color-bg-sunken);
    font-family: var(--font-mono);
    font-size: var(--text-3);
    white-space: nowrap;
  }

  & dd {
    margin: 0;
    color: var(--color-text-muted);
    font-size: var(--text-4);
  }
`;

/** Keywords of a feature's commands with their explanations. */
export function Vocabulary({ vocabulary }: { vocabulary: Feature['vocabulary'][number] }) {
  return (
    <Card as="section">
      <Stack gap={3}>
        <Heading level={2} size="m">
          {vocabulary.title}
        </Heading>
        <Text tone="muted">{vocabulary.intro}</Text>
        <List>
          {vocabulary.words.map(({ word, meaning }) => (
            <div key={word}>
              <dt>
                <code translate="no">{word}</code>
              </dt>
              <dd>{meaning}</dd>
            </div>
          ))}
        </List>
      </Stack>
    </Card>
  );
}
