import { Copy, WandSparkles } from 'lucide-react';
import { Badge, Button, Stack, Text } from 'shared/ui';
import { styled } from 'styled-components';

const Code = styled.pre`
  max-height: 320px;
  margin: 0;
  padding: var(--space-4);
  border: 1px solid var(--color-border);
  border-radius: var(--radius-m);
  background: var(--color-bg-sunken);
  color: var(--color-text);
  font-family: var(--font-mono);
  font-size: 0.875rem;
  line-height: 1.6;
  white-space: pre-wrap;
  overflow: auto;
  overflow-wrap: anywhere;
`;

interface CodePanelProps {
  /** Embed code; undefined before Generate was pressed. */
  code: string | undefined;
  /** The embed has changed since. */
  isOutdated: boolean;
  canGenerate: boolean;
  onGenerate: () => void;
  onCopy: () => void;
}

/** The actions and the generated code. */
export function CodePanel(props: CodePanelProps) {
  const { code, isOutdated, canGenerate, onGenerate, onCopy } = props;
  return (
    <Stack gap={3}>
      <Stack direction="row" gap={3} align="center" wrap>
        <Button onClick={onGenerate} disabled={!canGenerate}>
          <WandSparkles size={18} aria-hidden="true" /> Generate
        </Button>
        <Button variant="secondary" onClick={onCopy} disabled={code === undefined}>
          <Copy size={18} aria-hidden="true" /> Copy
        </Button>
        {isOutdated && <Badge tone="warning">Outdated: generate again</Badge>}
      </Stack>
      <div aria-live="polite">
        {code === undefined ? (
          <Text tone="muted" size="s">
            {canGenerate
              ? 'Press Generate to get the embed code.'
              : 'Write a title or a description first.'}
          </Text>
        ) : (
          <Code tabIndex={0} aria-label="Embed code">
            {code}
          </Code>
        )}
      </div>
    </Stack>
  );
}
