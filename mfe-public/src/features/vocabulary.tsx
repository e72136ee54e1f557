import { Card, Heading, Stack, Text } from '@portico/ui';
import { styled } from 'styled-components';
import type { SceneButton, FeatureContent } from './feature-content.ts';
import { SampleButton } from './sample-button.ts';

const STYLES: readonly string[] = ['Primary', 'Success', 'Danger', 'Secondary'];
const isStyle = (word: string): word is SceneButton['style'] => STYLES.includes(word);

const List = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: var(--space-3) var(--space-4);
  margin: 0;

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
export function Vocabulary({
  vocabulary,
}: {
  vocabulary: NonNullable<FeatureContent['vocabulary']>;
}) {
  return (
    <Card as="section">
      <Stack gap={3}>
        <Heading level={2} size="m">
          {vocabulary.title}
        </Heading>
        <Text tone="muted">{vocabulary.intro}</Text>
        <List>
          {vocabulary.words.map(([word, meaning]) => [
            <dt key={word}>
              {isStyle(word) ? (
                <SampleButton $style={word} translate="no">
                  {word}
                </SampleButton>
              ) : (
                <code translate="no">{word}</code>
              )}
            </dt>,
            <dd key={`${word} meaning`}>{meaning}</dd>,
          ])}
        </List>
      </Stack>
    </Card>
  );
}
