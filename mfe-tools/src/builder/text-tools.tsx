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
  SquareCode,
  Strikethrough,
  Underline,
} from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { lazy, memo, Suspense, useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { styled } from 'styled-components';
import { fetchVariables } from './fetch-variables.ts';
import { IconButton } from './inputs.styles.ts';
import { editFor, MARK_TOOLS } from './marks.ts';
import type { MarkName } from './marks.ts';
import { useRovingTools } from './use-roving-tools.ts';
import { applyEdit, insertText, selectionOf } from './text-edits.ts';

const VariablePicker = lazy(() =>
  fetchVariables().then((module) => ({ default: module.VariablePicker })),
);

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

/** Buttons for marks and variables of a text. */
export const TextTools = memo(function TextTools({ kind, field, label }: TextToolsProps) {
  const [isPicking, setPicking] = useState(false);
  const names = kind === 'text' ? NAMES : [];
  const { toolProps, onKeyDown } = useRovingTools(names.length + 1);
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = row.current;
    const open = () => setPicking(true);
    element?.addEventListener(PICK_EVENT, open);
    return () => element?.removeEventListener(PICK_EVENT, open);
  }, []);
  const close = () => {
    setPicking(false);
    field.current?.focus();
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
        aria-expanded={isPicking}
        onClick={() => setPicking(!isPicking)}
      >
        <Braces size={16} aria-hidden="true" />
      </IconButton>
      {isPicking && (
        <Suspense>
          <VariablePicker
            kind={kind === 'address' ? 'address' : 'text'}
            onClose={close}
            onPick={(name) => {
              setPicking(false);
              const target = field.current;
              if (target) applyEdit(target, insertText(...selectionOf(target), `{${name}}`));
            }}
          />
        </Suspense>
      )}
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
