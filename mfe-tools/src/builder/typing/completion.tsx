import { useEffect, useId, useState } from 'react';
import type { RefObject } from 'react';
import { isComposing, VisuallyHidden } from '@portico/ui';
import { useBot } from '../../bot-context.ts';
import { useLoadedNames } from '../../emoji/use-emoji-names.ts';
import type { Bot } from '../../embed-code/bot.ts';
import type { EmojiNames } from '../../embed-code/markdown/tokens.ts';
import { loadSamples } from '../samples/saved-samples.ts';
import { applyEdit, insertText } from '../text/text-edits.ts';
import { caretPlace } from './caret-place.ts';
import type { CaretPlace } from './caret-place.ts';
import { rowId, SuggestionList } from './suggestion-list.tsx';
import { suggestEmoji, suggestVariables } from './suggestions.ts';
import type { Suggestion } from './suggestions.ts';
import { triggerAt } from './trigger.ts';
import type { Trigger } from './trigger.ts';
import { useFieldEvents } from './use-field-events.ts';
import type { Field } from './use-field-events.ts';

interface CompletionProps {
  kind: 'text' | 'line' | 'address';
  field: RefObject<Field | null>;
  label: string;
}

/** What is completed, and where its list is. */
interface Open extends Trigger {
  place: CaretPlace;
}

/**
 * Completion of variables and emoji. The focus stays in the field, which names the active row of the list, as in
 * the pattern of the combobox; a text area cannot have its role.
 */
export function Completion({ kind, field, label }: CompletionProps) {
  const id = useId();
  const [open, setOpen] = useState<Open>();
  const [wanted, setWanted] = useState(0);
  const names = useLoadedNames(open?.kind === 'emoji');
  const bot = useBot();
  const shown = open ? suggestionsFor(open, kind, bot, names) : [];
  const active = Math.min(wanted, shown.length - 1);

  const look = (target: Field, mayOpen: boolean) => {
    if (!open && !mayOpen) return;
    const { selectionStart, selectionEnd, value } = target;
    const trigger = selectionStart === selectionEnd ? triggerAt(value, selectionStart) : undefined;
    const isSame = open?.from === trigger?.from && open?.kind === trigger?.kind;
    if (!trigger || (kind === 'address' && trigger.kind === 'emoji') || (!mayOpen && !isSame)) {
      if (open) setOpen(undefined);
      return;
    }
    if (trigger.query !== open?.query) setWanted(0);
    const place = open && isSame ? open.place : caretPlace(target, trigger.from);
    setOpen({ ...trigger, place });
  };
  const accept = (suggestion = shown[active]) => {
    const target = field.current;
    if (!target || !open || !suggestion) return;
    applyEdit(target, insertText(open.from, open.to, suggestion.insert));
    setOpen(undefined);
  };
  const press = (event: KeyboardEvent) => {
    if (shown.length === 0 || isComposing(event)) return;
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) setWanted((active + step + shown.length) % shown.length);
    else if (event.key === 'Enter' || event.key === 'Tab') accept();
    else if (event.key === 'Escape') setOpen(undefined);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  useFieldEvents(field, (event, target) => {
    if (event.type === 'input') look(target, true);
    else if (event.type === 'selectionchange') look(target, false);
    else if (event.type === 'keydown') press(event as KeyboardEvent);
    else if (event.type === 'blur') setOpen(undefined);
  });
  useFieldAttributes(field, shown.length > 0 ? { id, active } : undefined);

  return (
    <>
      <VisuallyHidden role="status">
        {shown.length > 0 && `${shown.length} ${shown.length === 1 ? 'suggestion' : 'suggestions'}`}
      </VisuallyHidden>
      {open && shown.length > 0 && (
        <SuggestionList
          id={id}
          label={`${label}: ${open.kind === 'emoji' ? 'emoji' : 'variables'}`}
          field={field}
          place={open.place}
          shown={shown}
          active={active}
          onActive={setWanted}
          onPick={accept}
        />
      )}
    </>
  );
}

function suggestionsFor(
  { kind, query }: Trigger,
  of: CompletionProps['kind'],
  bot: Bot,
  names: EmojiNames | undefined,
): Suggestion[] {
  if (kind === 'variable') {
    return suggestVariables(query, of === 'address' ? 'address' : 'text', bot, loadSamples());
  }
  return names ? suggestEmoji(query, names) : [];
}

/** Tells assistive technology which list and row belong to the field. */
function useFieldAttributes(field: RefObject<Field | null>, list?: { id: string; active: number }) {
  const id = list?.id;
  const row = list && rowId(list.id, list.active);
  useEffect(() => {
    const target = field.current;
    target?.setAttribute('aria-autocomplete', 'list');
    target?.setAttribute('aria-haspopup', 'listbox');
  }, [field]);
  useEffect(() => {
    const target = field.current;
    if (!target || id === undefined || row === undefined) return undefined;
    target.setAttribute('aria-controls', id);
    target.setAttribute('aria-activedescendant', row);
    return () => {
      target.removeAttribute('aria-controls');
      target.removeAttribute('aria-activedescendant');
    };
  }, [field, id, row]);
}
