import { Copy, Download, Link, X } from 'lucide-react';
import { useId, useRef } from 'react';
import { copyText, toast } from '@portico/sdk';
import { Button, Heading, Stack, Text } from '@portico/ui';
import { styled } from 'styled-components';
import { useBot } from '../../bot-context.ts';
import type { Bot } from '../../embed-code/bot.ts';
import { MAX_IMPORT } from '../../embed-code/embed.ts';
import type { Embed } from '../../embed-code/embed.ts';
import { toForeignLink } from '../../embed-code/foreign-link.ts';
import { lintEmbed } from '../../embed-code/lint.ts';
import type { MessageJson } from '../../embed-code/message-json.ts';
import { toEmbed } from '../drafts/draft.ts';
import type { Draft } from '../drafts/draft.ts';
import { Area, IconButton } from '../ui/inputs.styles.ts';
import { LongList } from '../ui/long-list.tsx';
import { download } from './download.ts';
import { useJsonText } from './use-json-text.ts';

const Box = styled.section`
  display: grid;
  gap: var(--space-3);
  padding: var(--space-3) var(--space-4) var(--space-4);
  border: 1px solid var(--color-border);
  border-radius: var(--radius-l);
  background: var(--color-surface);
`;

const Top = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: var(--space-2);
  align-items: start;
`;

const Code = styled(Area)`
  height: 230px;
  max-height: 60vh;
  field-sizing: fixed;
  font-family: var(--font-mono);
  font-size: var(--text-3);
  tab-size: 2;
  white-space: pre;
  overflow: auto;
`;

const Notice = styled.div<{ $tone: 'danger' | 'warning' }>`
  display: grid;
  gap: var(--space-2);
  justify-items: start;
  padding: var(--space-3) var(--space-4);
  border-radius: var(--radius-m);
  background: var(--color-${(props) => props.$tone}-soft);

  ul {
    max-height: 180px;
    margin: 0;
    padding-inline-start: 18px;
    font-size: var(--text-3);
    line-height: 1.5;
    overflow: auto;
  }
`;

interface JsonPanelProps {
  draft: Draft;
  /** The draft after the last key press. */
  debounced: Draft;
  readDraft: () => Draft;
  onClose: () => void;
}

/** The message as Discord's JSON, beside the form and in step with it. */
export function JsonPanel({ draft, debounced, readDraft, onClose }: JsonPanelProps) {
  const json = useJsonText(draft, debounced, readDraft);
  const area = useRef<HTMLTextAreaElement & HTMLInputElement>(null);
  const id = useId();
  const bot = useBot();
  const { result, isStale } = json;
  const isRefused = result !== undefined && !result.embed && !result.choices;
  const select = (offset: number) => {
    area.current?.focus();
    area.current?.setSelectionRange(offset, offset + 1);
  };
  return (
    <Box aria-labelledby={`${id}-title`}>
      <Top>
        <div>
          <Heading level={2} size="s" id={`${id}-title`}>
            Discord JSON
          </Heading>
          <Text size="s" tone="muted" id={`${id}-about`}>
            Edit the message here or in the form: each follows the other.
          </Text>
        </div>
        <IconButton type="button" title="Close" aria-label="Close Discord JSON" onClick={onClose}>
          <X size={16} aria-hidden="true" />
        </IconButton>
      </Top>
      <Code
        ref={(element: (HTMLTextAreaElement & HTMLInputElement) | null) => {
          if (element && !area.current) element.focus();
          area.current = element;
        }}
        $rows={8}
        aria-label="Discord JSON"
        aria-invalid={isRefused}
        aria-describedby={isRefused ? `${id}-problem` : `${id}-about`}
        spellCheck={false}
        autoComplete="off"
        value={json.text}
        onChange={(event) => json.type(event.currentTarget.value)}
        onBlur={json.flush}
        onKeyDown={(event) => {
          // The form cannot undo a text that it does not have.
          if (json.isOwn && (event.ctrlKey || event.metaKey) && /^[yz]$/i.test(event.key)) {
            event.stopPropagation();
          }
        }}
      />
      <Result
        id={`${id}-problem`}
        result={result}
        onChoose={(which) => json.choose(which)}
        onSelect={select}
      />
      {isStale && (
        <Notice $tone="warning" role="status">
          <Text size="s">
            The form has changed, and this text was not replaced: it says more than the form.
          </Text>
          <Button size="s" variant="secondary" onClick={json.takeForm}>
            Show the Form’s JSON
          </Button>
        </Notice>
      )}
      <Stack direction="row" gap={2} wrap>
        <Button
          size="s"
          variant="secondary"
          onClick={() => void copyText(json.text, { description: 'The JSON has been copied.' })}
        >
          <Copy size={16} aria-hidden="true" /> Copy JSON
        </Button>
        <Button size="s" variant="secondary" onClick={() => download(json.text, 'embed.json')}>
          <Download size={16} aria-hidden="true" /> Download
        </Button>
        <Button size="s" variant="ghost" onClick={() => copyForeignLink(toEmbed(readDraft()), bot)}>
          <Link size={16} aria-hidden="true" /> Link for Other Builders
        </Button>
      </Stack>
    </Box>
  );
}

/** Copies a link for other builders, unless the import of this one would not read it. */
function copyForeignLink(embed: Embed, bot: Bot) {
  const link = toForeignLink(embed);
  const error = lintEmbed(embed, bot).find(({ level }) => level === 'error')?.message;
  const tooLong = link.length > MAX_IMPORT ? 'It would be too long. Shorten the texts.' : undefined;
  const description = error ?? tooLong;
  if (description === undefined) void copyText(link, { description: 'The link has been copied.' });
  else toast({ kind: 'error', title: 'The link was not written', description });
}

interface ResultProps {
  id: string;
  result: MessageJson | undefined;
  onChoose: (which: number) => void;
  onSelect: (offset: number) => void;
}

/** Why a text is refused, which embed to take, or what embed code cannot say. */
function Result({ id, result, onChoose, onSelect }: ResultProps) {
  if (!result) return null;
  if (result.embed) {
    if (result.notes.length === 0) return null;
    return (
      <Notice $tone="warning" role="status">
        <Text size="s" strong>
          Not as in this JSON:
        </Text>
        <LongList items={result.notes}>
          {(notes) => (
            <ul tabIndex={0} aria-label="Differences from the JSON">
              {notes.map(({ line, where, message }, index) => (
                <li key={index}>
                  <strong>{`${line === undefined ? '' : `Line ${line}, `}${where}:`}</strong>{' '}
                  <span>{message}</span>
                </li>
              ))}
            </ul>
          )}
        </LongList>
        {result.choices && <Choices names={result.choices} onChoose={onChoose} />}
      </Notice>
    );
  }
  const { problem } = result;
  return (
    <Notice $tone={result.choices ? 'warning' : 'danger'} role="alert">
      <Text size="s" id={id}>
        {result.message}
      </Text>
      {problem && (
        <Button size="s" variant="secondary" onClick={() => onSelect(problem.offset)}>
          Show Line {problem.line}
        </Button>
      )}
      {result.choices && <Choices names={result.choices} onChoose={onChoose} />}
    </Notice>
  );
}

interface ChoicesProps {
  names: readonly string[];
  onChoose: (which: number) => void;
}

function Choices({ names, onChoose }: ChoicesProps) {
  return (
    <LongList items={names}>
      {(shown) => (
        <Stack direction="row" gap={2} wrap>
          {shown.map((name, index) => (
            <Button key={name} size="s" variant="secondary" onClick={() => onChoose(index)}>
              {name}
            </Button>
          ))}
        </Stack>
      )}
    </LongList>
  );
}
