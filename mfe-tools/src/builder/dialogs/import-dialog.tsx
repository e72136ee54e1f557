import { FileUp } from 'lucide-react';
import { useRef, useState } from 'react';
import { toast } from '@portico/sdk';
import { Button, Dialog, Stack, Text } from '@portico/ui';
import { styled } from 'styled-components';
import { useBot } from '../../bot-context.ts';
import { importText } from '../../embed-code/import-text.ts';
import type { ImportResult } from '../../embed-code/import-text.ts';
import { fromShareLink } from '../../embed-code/share-link.ts';
import { writeEmbedCode } from '../../embed-code/write.ts';
import { Area } from '../ui/inputs.styles.ts';
import { LongList } from '../ui/long-list.tsx';

const Code = styled(Area)`
  max-height: 45vh;
  font-family: var(--font-mono);
  font-size: var(--text-3);
`;

const Failure = styled.div`
  padding: var(--space-3) var(--space-4);
  border-radius: var(--radius-m);
  background: var(--color-danger-soft);
`;

const Choices = styled.section`
  display: grid;
  justify-items: start;
  gap: var(--space-2);
  max-height: 30vh;
  padding: var(--space-3) var(--space-4);
  border-radius: var(--radius-m);
  background: var(--color-bg-sunken);
  overflow: auto;
`;

type Imported = Extract<ImportResult, { ok: true }>;
type Failed = Exclude<ImportResult, Imported>;

interface ImportDialogProps {
  onImport: (result: Imported) => void;
  onClose: () => void;
}

/** Imports embed code, Discord's JSON or a link of this or another builder (spec 0 §5). */
export function ImportDialog({ onImport, onClose }: ImportDialogProps) {
  const bot = useBot();
  const [text, setText] = useState('');
  const [failure, setFailure] = useState<Failed>();
  const file = useRef<HTMLInputElement>(null);
  const change = (next: string) => {
    setText(next);
    setFailure(undefined);
  };
  const submit = async (which?: number) => {
    const shared = await fromShareLink(text, bot);
    const result = importText(shared ? writeEmbedCode(shared.embed) : text, bot, which);
    if (!result.ok) {
      setFailure(result);
      if (result.choices) return;
      toast({ kind: 'error', title: 'Import failed', description: result.message });
      return;
    }
    onImport(result);
    toast({ title: 'Import successful' });
    onClose();
  };
  return (
    <Dialog
      title="Import"
      about="Paste embed code, Discord JSON or a link from another builder."
      onClose={onClose}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <Stack gap={4}>
          <Code
            data-autofocus
            $rows={8}
            aria-label="Embed code to import"
            aria-invalid={failure !== undefined && !failure.choices}
            placeholder="{embed} && {title: Welcome}"
            spellCheck={false}
            value={text}
            onChange={(event) => change(event.currentTarget.value)}
          />
          {failure?.choices && (
            <Choices aria-label="Embeds of this code">
              <Text size="s">{failure.message}</Text>
              <LongList items={failure.choices}>
                {(shown) =>
                  shown.map((name, index) => (
                    <Button
                      key={name}
                      size="s"
                      variant="secondary"
                      onClick={() => void submit(index)}
                    >
                      {name}
                    </Button>
                  ))
                }
              </LongList>
            </Choices>
          )}
          {failure && !failure.choices && (
            <Failure role="alert">
              <Text size="s">{failure.message}</Text>
              {failure.detail && (
                <Text size="s" tone="muted">
                  {failure.detail}
                </Text>
              )}
            </Failure>
          )}
          <Stack direction="row" gap={3} align="center" wrap>
            <Button type="submit">Import</Button>
            <Button variant="secondary" onClick={() => file.current?.click()}>
              <FileUp size={16} aria-hidden="true" /> From a File
            </Button>
            <input
              ref={file}
              type="file"
              hidden
              accept=".txt,.json,text/plain,application/json"
              onChange={(event) => {
                const chosen = event.currentTarget.files?.[0];
                void chosen?.text().then(change);
              }}
            />
            <Text as="span" tone="faint" size="s">{`${text.length} / 50000`}</Text>
          </Stack>
        </Stack>
      </form>
    </Dialog>
  );
}
