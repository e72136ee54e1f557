import { useEffect, useEffectEvent } from 'react';
import { isComposing } from '@portico/ui';
import { editFor, MARK_TOOLS } from './text/marks.ts';
import type { MarkName } from './text/marks.ts';
import { applyEdit } from './text/text-edits.ts';
import { openVariables } from './text-tools/text-tools.tsx';

export interface ShortcutActions {
  undo: () => void;
  redo: () => void;
  generate: () => void;
  generateAndCopy: () => void;
  openImport: () => void;
  openHelp: () => void;
  addField: () => void;
  addButton: () => void;
}

/** Shortcuts of the builder. The help dialog lists the same. */
export function useShortcuts(actions: ShortcutActions) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || isComposing(event)) return;
    // Most keys are plain text, so they must not query the document.
    const run = actionFor(event, actions);
    if (!run || document.querySelector('dialog[open]')) return;
    event.preventDefault();
    run();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
}

function actionFor(event: KeyboardEvent, actions: ShortcutActions): (() => void) | undefined {
  const { ctrlKey, metaKey, altKey, shiftKey, key, code, target } = event;
  const isCommand = (ctrlKey || metaKey) && !altKey;
  const field = target instanceof HTMLElement ? target : null;
  const isTyping = field !== null && /^(INPUT|TEXTAREA|SELECT)$/.test(field.tagName);
  if (isCommand) {
    if (key.toLowerCase() === 'z') return shiftKey ? actions.redo : actions.undo;
    if (key.toLowerCase() === 'y') return actions.redo;
    if (key === 'Enter') return shiftKey ? actions.generateAndCopy : actions.generate;
    if (key === '/') return actions.openHelp;
    return markFor(field, shiftKey ? key.toUpperCase() : key.toLowerCase());
  }
  if (altKey && !ctrlKey && !metaKey) {
    const byCode: Record<string, () => void> = {
      KeyI: actions.openImport,
      KeyN: actions.addField,
      KeyB: actions.addButton,
      KeyV: () => openVariables(field),
    };
    return byCode[code];
  }
  return key === '?' && !isTyping ? actions.openHelp : undefined;
}

/** Marks apply only to texts in which Discord renders them. */
function markFor(field: Element | null, key: string): (() => void) | undefined {
  if (!(field instanceof HTMLTextAreaElement)) return undefined;
  const tools = Object.entries(MARK_TOOLS) as [MarkName, { key?: string }][];
  const name = tools.find(([, tool]) => tool.key === key)?.[0];
  return name && (() => applyEdit(field, editFor(name, field)));
}
