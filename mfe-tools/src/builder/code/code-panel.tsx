import { Copy, Link, WandSparkles } from 'lucide-react';
import { memo } from 'react';
import { Badge, Button, SegmentedControl, Stack, Text } from '@portico/ui';
import { CodeBox } from './code-box.styles.ts';
import type { Separator } from '../../embed-code/write.ts';

const OPTIONS = [
  { value: '&&', label: '&&' },
  { value: '$v', label: '$v' },
] as const;

const other = (separator: Separator) => (separator === '&&' ? '$v' : '&&');

interface CodePanelProps {
  /** Embed code; undefined before Generate was pressed. */
  code: string | undefined;
  /** Why nothing was written. */
  refusal: string | undefined;
  /** The embed has changed since the code was generated. */
  isOutdated: boolean;
  canGenerate: boolean;
  separator: Separator;
  /** What the bot of this site reads. */
  standard: Separator;
  botName: string;
  onSeparator: (separator: Separator) => void;
  onGenerate: () => void;
  onCopy: () => void;
  onShare: () => void;
}

/** The actions and the generated code, which shows only after Generate (spec 0 §2). */
export const CodePanel = memo(function CodePanel(props: CodePanelProps) {
  const { code, refusal, isOutdated, canGenerate, separator, standard, botName, onSeparator } =
    props;
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
      <Stack direction="row" gap={3} align="center" wrap>
        <Text as="span" size="s" strong>
          Parts are separated by
        </Text>
        <SegmentedControl
          label="Separator"
          options={OPTIONS}
          value={separator}
          onChange={onSeparator}
        />
        <Text as="span" size="s" tone="muted">
          {separator === standard
            ? `${botName} reads ${standard}. Other bots may read ${other(standard)}.`
            : `For bots that read ${separator}. ${botName} reads ${standard}.`}
        </Text>
      </Stack>
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
