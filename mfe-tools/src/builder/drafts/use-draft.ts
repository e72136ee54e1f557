import { startTransition, useMemo, useRef, useState } from 'react';
import type { Path } from '../../embed-code/places.ts';
import { currentCaret } from '../text/caret.ts';
import type { Caret } from '../text/caret.ts';
import { setAt } from './draft.ts';
import type { Draft } from './draft.ts';
import { historyReducer } from './history.ts';
import type { History, HistoryAction } from './history.ts';

type ChangeAction = Extract<HistoryAction, { type: 'change' }>;

/** The rendered history, and how often its texts were changed by anything but their inputs. */
interface Shown {
  history: History;
  revision: number;
}

/**
 * The draft with its history. Typed text is in the draft at once and rendered in a transition: inputs
 * hold their own text.
 * @param caretBefore returns the selection before the current change (`useCaretBefore`)
 */
export function useDraft(first: History, caretBefore: () => Caret | undefined) {
  const [shown, show] = useState<Shown>({ history: first, revision: 0 });
  const latest = useRef(shown);
  const actions = useMemo(() => {
    const next = (action: HistoryAction, isElsewhere = false): Shown => {
      const { history, revision } = latest.current;
      latest.current = {
        history: historyReducer(history, action),
        revision: isElsewhere ? revision + 1 : revision,
      };
      return latest.current;
    };
    const set = (path: Path, value: unknown, isStep = false): ChangeAction => ({
      type: 'change',
      ...(!isStep && { tag: path }),
      at: performance.now(),
      change: (before) => setAt(before, path, value),
    });
    const step = (type: 'undo' | 'redo'): Caret | undefined => {
      const { past, future } = latest.current.history;
      const caret = type === 'undo' ? past.at(-1)?.before : future[0]?.after;
      show(next({ type }, true));
      return caret;
    };
    return {
      /** Any other change. Consecutive ones with the same tag are one step. */
      edit: (change: (draft: Draft) => Draft, tag?: string) =>
        show(next({ type: 'change', change, tag, at: performance.now() }, true)),
      change: (path: Path, value: unknown) => show(next(set(path, value))),
      type: (path: Path, text: string, isStep?: boolean) => {
        const before = caretBefore();
        const typed = next({
          ...set(path, text, isStep),
          before: before?.path === path ? before : undefined,
          after: currentCaret(),
        });
        startTransition(() => show(typed));
      },
      /** Shows another draft with its own history. */
      restart: (history: History) => {
        latest.current = { history, revision: latest.current.revision + 1 };
        show(latest.current);
      },
      /** @returns the selection to restore */
      undo: () => step('undo'),
      redo: () => step('redo'),
      /** The current history, including typed text that is not rendered yet. */
      readHistory: () => latest.current.history,
      readDraft: () => latest.current.history.present,
    };
  }, [caretBefore]);
  const { past, present, future } = shown.history;
  return {
    draft: present,
    revision: shown.revision,
    canUndo: past.length > 0,
    canRedo: future.length > 0,
    ...actions,
  };
}
