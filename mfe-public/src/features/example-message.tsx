import { useRef } from 'react';
import { embedPreview } from '@portico/contracts/extensions/embed-preview';
import { Extension, IfPage } from '@portico/sdk';
import { ButtonLink, Card, Heading, Stack, Text, useNearViewport } from '@portico/ui';
import { styled } from 'styled-components';
import type { Feature } from '@portico/contracts/features/schema';

/** As high as the preview, whose text wraps on narrow phones, so that nothing moves when it shows. */
const Slot = styled.div`
  display: grid;
  min-height: clamp(240px, 600px - 88vw, 320px);
`;

const PlainMessage = styled.div`
  display: grid;
  align-content: start;
  gap: var(--space-3);
  padding: var(--space-4);
  border: 1px solid var(--color-border);
  border-radius: var(--radius-l);
  background: var(--color-bg-sunken);
  color: var(--color-text-muted);
  font-size: var(--text-4);
  white-space: pre-line;

  & > strong {
    color: var(--color-text);
  }
`;

/** An embed of the feature as Discord shows it; as plain text until then, and without mfe-tools. */
export function ExampleMessage({ example }: { example: Feature['example'][number] }) {
  const slot = useRef<HTMLDivElement>(null);
  const isNear = useNearViewport(slot);
  const { heading, intro, title, description, footer } = example;
  const code = `{embed}{title: ${title}}{description: ${description}}{footer: ${footer}}`;
  const plain = (
    <PlainMessage>
      <strong>{title}</strong>
      <span>{description}</span>
      <small>{footer}</small>
    </PlainMessage>
  );
  return (
    <Card as="section">
      <Stack gap={3}>
        <Heading level={2} size="m">
          {heading}
        </Heading>
        <Text tone="muted">{intro}</Text>
        <Slot ref={slot}>
          {isNear ? (
            <Extension point={embedPreview} props={{ code, label: heading }} fallback={plain} />
          ) : (
            plain
          )}
        </Slot>
        <div>
          <IfPage path="/embed">
            <ButtonLink to="/embed" variant="secondary">
              Design Your Own
            </ButtonLink>
          </IfPage>
        </div>
      </Stack>
    </Card>
  );
}
