import {
  Bold,
  Braces,
  Code,
  EyeOff,
  Heading2,
  Italic,
  Link2,
  List,
  Quote,
  Smile,
  SquareCode,
  Strikethrough,
  Underline,
} from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { memo, useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { toast } from '@portico/sdk';
import { styled } from 'styled-components';
import { fetchEmoji, fetchVariables } from './fetch-chunks.ts';
import { IconButton } from '../ui/inputs.styles.ts';
import { editFor, MARK_TOOLS } from '../text/marks.ts';
import type { MarkName } from '../text/marks.ts';
import { useChunk } from '../engine/use-chunk.ts';
import { useRovingTools } from './use-roving-tools.ts';
import { applyEdit, insertText, selectionOf } from '../text/text-edits.ts';

const ICONS: Readonly<Record<MarkName, LucideIcon>> = {
  bold: Bold,
  italic: Italic,
  underline: Underline,
  strike: Strikethrough,
  code: Code,
  codeBlock: SquareCode,
  spoiler: EyeOff,
  link: Link2,
  heading: Heading2,
  quote: Quote,
  list: List,
};
const NAMES = Object.keys(MARK_TOOLS) as MarkName[];

/** Tools below a text; below short texts only while the field has the focus. */
const Row = styled.div<{ $quiet: boolean }>`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  gap: 2px;
  margin-block: -2px;

  ${(props) =>
    props.$quiet &&
    `
    display: none;
    :focus-within > &, &:focus-within { display: flex; }
  `}
`;

interface TextToolsProps {
  kind: 'text' | 'line' | 'address';
  field: RefObject<(HTMLInputElement & HTMLTextAreaElement) | null>;
  /** Id of the field that the tools change. */
  label: string;
}

/** Buttons for marks, variables and emoji of a text. */
export const TextTools = memo(function TextTools({ kind, field, label }: TextToolsProps) {
  const [picking, setPicking] = useState<'variable' | 'emoji'>();
  const names = kind === 'text' ? NAMES : [];
  const hasEmoji = kind !== 'address';
  const { toolProps, onKeyDown } = useRovingTools(names.length + (hasEmoji ? 2 : 1));
  const fail = () => {
    setPicking(undefined);
    toast({
      kind: 'error',
      title: 'The list did not load',
      description: 'Check your connection and try again.',
    });
  };
  const VariablePicker = useChunk(fetchVariables, picking === 'variable', fail)?.VariablePicker;
  const EmojiPicker = useChunk(fetchEmoji, picking === 'emoji', fail)?.EmojiPicker;
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = row.current;
    const open = () => setPicking('variable');
    element?.addEventListener(PICK_EVENT, open);
    return () => element?.removeEventListener(PICK_EVENT, open);
  }, []);
  const close = () => {
    setPicking(undefined);
    field.current?.focus();
  };
  const insert = (text: string) => {
    setPicking(undefined);
    const target = field.current;
    if (target) applyEdit(target, insertText(...selectionOf(target), text));
  };
  return (
    <Row
      ref={row}
      role="toolbar"
      aria-label={`${label}: tools`}
      $quiet={kind !== 'text'}
      data-tools
      onKeyDown={onKeyDown}
    >
      {names.map((name, index) => {
        const Icon = ICONS[name];
        return (
          <IconButton
            key={name}
            {...toolProps(index)}
            type="button"
            title={MARK_TOOLS[name].name}
            aria-label={MARK_TOOLS[name].name}
            onClick={() => field.current && applyEdit(field.current, editFor(name, field.current))}
          >
            <Icon size={16} aria-hidden="true" />
          </IconButton>
        );
      })}
      <IconButton
        {...toolProps(names.length)}
        type="button"
        title="Variables"
        aria-label="Variables"
        aria-expanded={picking === 'variable'}
        onClick={() => setPicking(picking === 'variable' ? undefined : 'variable')}
      >
        <Braces size={16} aria-hidden="true" />
      </IconButton>
      {hasEmoji && (
        <IconButton
          {...toolProps(names.length + 1)}
          type="button"
          title="Emoji"
          aria-label="Emoji"
          aria-expanded={picking === 'emoji'}
          onClick={() => setPicking(picking === 'emoji' ? undefined : 'emoji')}
        >
          <Smile size={16} aria-hidden="true" />
        </IconButton>
      )}
      {picking === 'variable' && VariablePicker && (
        <VariablePicker
          kind={kind === 'address' ? 'address' : 'text'}
          onClose={close}
          onPick={(name) => insert(`{${name}}`)}
        />
      )}
      {picking === 'emoji' && EmojiPicker && <EmojiPicker onClose={close} onPick={insert} />}
    </Row>
  );
});

const PICK_EVENT = 'portico-pick-variable';

/** Opens the picker of the focused text. @returns false if no text has the focus */
export function openVariables(field: Element | null): boolean {
  const tools = field?.parentElement?.querySelector('[data-tools]');
  tools?.dispatchEvent(new Event(PICK_EVENT));
  return Boolean(tools);
}
