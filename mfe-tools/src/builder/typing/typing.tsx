import type { RefObject } from 'react';
import { applyEdit } from '../text/text-edits.ts';
import { Completion } from './completion.tsx';
import { continueLine } from './continue-line.ts';
import { pasteLink } from './paste-link.ts';
import { useFieldEvents } from './use-field-events.ts';
import type { Field } from './use-field-events.ts';

export interface TypingProps {
  kind: 'text' | 'line' | 'address';
  field: RefObject<Field | null>;
  /** Label of the field. */
  label: string;
  /** Whether the field has lines, lists and masked links. */
  hasLines: boolean;
}

/**
 * Help while typing in a field: `{` and `:` open a list to complete the word, Enter continues lists and quotes,
 * and a pasted link takes the selected words as its text. Loaded when a field has the focus for the first time.
 */
export function Typing({ kind, field, label, hasLines }: TypingProps) {
  useFieldEvents(field, (event, target) => {
    const edit = hasLines && !event.defaultPrevented ? editFor(event, target) : undefined;
    if (!edit) return;
    event.preventDefault();
    applyEdit(target, edit);
  });
  return <Completion kind={kind} field={field} label={label} />;
}

function editFor(event: Event, { value, selectionStart, selectionEnd }: Field) {
  if (event.type === 'paste') {
    const pasted = (event as ClipboardEvent).clipboardData?.getData('text/plain') ?? '';
    return pasteLink(value, selectionStart, selectionEnd, pasted);
  }
  // Keyboards of phones do not name their keys, but the kind of their input.
  if (event.type !== 'beforeinput' || selectionStart !== selectionEnd) return undefined;
  const { inputType, isComposing } = event as InputEvent;
  const isLine = inputType === 'insertLineBreak' || inputType === 'insertParagraph';
  return isLine && !isComposing ? continueLine(value, selectionStart) : undefined;
}
