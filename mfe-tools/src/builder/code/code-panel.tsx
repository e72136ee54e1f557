import { Copy, Link, WandSparkles } from 'lucide-react';
import { memo } from 'react';
import type { Builder } from '@portico/contracts/builder/schema';
import { Badge, Button, Stack, Text } from '@portico/ui';
import type { Separator } from '../../embed-code/write.ts';
import { CodeBox } from './code-box.styles.ts';
import { SeparatorRow } from './separator-row.tsx';

interface CodePanelProps {
  /** Embed code; undefined before Generate was pressed. */
  code: string | undefined;
  /** Why nothing was written. */
  refusal: string | undefined;
  /** The embed has changed since the code was generated. */
  isOutdated: boolean;
  canGenerate: boolean;
  /** The separator that was chosen; undefined: that of the bot. */
  chosen: Separator | undefined;
  standard: Builder['separator'];
  onSeparator: (separator: Separator) => void;
  onGenerate: () => void;
  onCopy: () => void;
  onShare: () => void;
}

/** The actions and the generated code, which shows only after Generate (spec 0 §2). */
export const CodePanel = memo(function CodePanel(props: CodePanelProps) {
  const { code, refusal, isOutdated, canGenerate, chosen, standard, onSeparator } = props;
  return (
    <Stack gap={3}>
      <Stack direction="row" gap={3} align="center" wrap>
        <Button onClick={props.onGenerate} disabled={!canGenerate}>
          <WandSparkles size={18} aria-hidden="true" /> Generate
        </Button>
        <Button variant="secondary" onClick={props.onCopy} disabled={code === undefined}>
          <Copy size={18} aria-hidden="true" /> Copy
        </Button>
        <Button variant="ghost" onClick={props.onShare} disabled={!canGenerate}>
          <Link size={18} aria-hidden="true" /> Share
        </Button>
        {refusal !== undefined && (
          <Text role="alert" size="s" tone="danger">
            {refusal}
          </Text>
        )}
        {isOutdated && <Badge tone="warning">Outdated: generate again</Badge>}
      </Stack>
      <SeparatorRow standard={standard} chosen={chosen} onChoose={onSeparator} />
      <div aria-live="polite">
        {code === undefined ? (
          <Text tone="muted" size="s">
            {canGenerate
              ? 'Press Generate to get the embed code.'
              : 'Add text, a field or an image first.'}
          </Text>
        ) : (
          <CodeBox $maxHeight="240px" tabIndex={0} aria-label="Embed code" role="region">
            {code}
          </CodeBox>
        )}
      </div>
    </Stack>
  );
});
