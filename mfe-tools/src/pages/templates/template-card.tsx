import { Copy } from 'lucide-react';
import { useBrand } from 'shared/sdk';
import { Button, Card, Heading, Stack, Text } from 'shared/ui';
import { styled } from 'styled-components';
import { copyCode } from '../../clipboard/copy-code.ts';
import type { Template } from './templates.ts';

/** How long the message of the copy button stays (spec 0 §8). */
const COPY_TOAST_MS = 2000;

const Frame = styled(Card)`
  display: grid;
  grid-template-rows: 1fr auto auto;
  gap: var(--space-4);
`;

const Code = styled.pre`
  height: 220px;
  margin: 0;
  padding: var(--space-3);
  border: 1px solid var(--color-border);
  border-radius: var(--radius-m);
  background: var(--color-bg-sunken);
  color: var(--color-text-muted);
  font-family: var(--font-mono);
  font-size: 0.8125rem;
  line-height: 1.6;
  white-space: pre-wrap;
  overflow: auto;
  overflow-wrap: anywhere;

  &:focus-visible {
    outline: none;
    box-shadow: var(--focus-ring);
  }
`;

const Command = styled.code`
  color: var(--color-text);
  font-family: var(--font-mono);
`;

/** One template with its code and a copy button. */
export function TemplateCard({ template }: { template: Template }) {
  const { prefix } = useBrand();
  const { name, about, command, code } = template;
  return (
    <Frame forwardedAs="article" aria-label={name}>
      <Stack gap={2}>
        <Heading level={2} size="m">
          {name}
        </Heading>
        <Text tone="muted" size="s">
          {about}
        </Text>
        <Text tone="muted" size="s">
          For{' '}
          <Command>
            {prefix}
            {command}
          </Command>
        </Text>
      </Stack>
      <Code tabIndex={0} aria-label={`Embed code of ${name}`}>
        {code}
      </Code>
      <Button
        variant="secondary"
        aria-label={`Copy ${name}`}
        onClick={() => void copyCode(code, COPY_TOAST_MS)}
      >
        <Copy size={18} aria-hidden="true" /> Copy
      </Button>
    </Frame>
  );
}
