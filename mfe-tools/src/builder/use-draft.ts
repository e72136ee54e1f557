import { startTransition, useMemo, useRef, useState } from 'react';
import type { Embed } from '../embed-code/embed.ts';
import type { Path } from '../embed-code/places.ts';
import { emptyDraft, setAt, toDraft } from './draft.ts';
import type { Draft } from './draft.ts';
import { beginHistory, historyReducer } from './history.ts';
import type { History, HistoryAction } from './history.ts';
import { loadDraft } from './saved-draft.ts';
import { useAutosave } from './use-autosave.ts';

/** The rendered history, and how often its texts were changed by anything but their inputs. */
interface Shown {
  history: History;
  revision: number;
}

/**
 * The draft with its history, saved in this browser after each change. Typed text is in the draft at
 * once and rendered in a transition: inputs hold their own text.
 */
export function useDraft() {
  // The page is activated by a swap, not hydrated, so a saved draft can be in the first render.
  const [saved] = useState(loadDraft);
  const [shown, show] = useState<Shown>(() => ({
    history: beginHistory(saved ? toDraft(saved.embed) : emptyDraft),
    revision: 0,
  }));
  const latest = useRef(shown);
  const opened = useRef(saved?.isOpened ? shown.history.present : undefined);
  const actions = useMemo(() => {
    const next = (action: HistoryAction, isElsewhere = false): Shown => {
      const { history, revision } = latest.current;
      latest.current = {
        history: historyReducer(history, action),
        revision: isElsewhere ? revision + 1 : revision,
      };
      return latest.current;
    };
    const set = (path: Path, value: unknown): HistoryAction => ({
      type: 'change',
      tag: path,
      at: performance.now(),
      change: (before) => setAt(before, path, value),
    });
    const edit = (change: (draft: Draft) => Draft) =>
      show(next({ type: 'change', change, at: performance.now() }, true));
    return {
      edit,
      change: (path: Path, value: unknown) => show(next(set(path, value))),
      type: (path: Path, text: string) => {
        const typed = next(set(path, text));
        startTransition(() => show(typed));
      },
      replace: (embed: Embed) => edit(() => toDraft(embed)),
      /** Shows the embed of a link or a template. */
      open: (embed: Embed) => {
        const draft = toDraft(embed);
        opened.current = draft;
        edit(() => draft);
      },
      /** Shows an embed with a new history: undo does not restore the embed before it. */
      restart: (embed: Embed) => {
        const { revision } = latest.current;
        latest.current = { history: beginHistory(toDraft(embed)), revision: revision + 1 };
        show(latest.current);
      },
      /** Whether a draft is unchanged since a link or a template was opened. */
      isOpened: (draft: Draft) => draft === opened.current,
      undo: () => show(next({ type: 'undo' }, true)),
      redo: () => show(next({ type: 'redo' }, true)),
      /** The current draft, including typed text that is not rendered yet. */
      readDraft: () => latest.current.history.present,
    };
  }, []);
  const { past, present, future } = shown.history;
  const autosave = useAutosave(present, actions.readDraft, actions.isOpened, saved);
  return {
    draft: present,
    revision: shown.revision,
    canUndo: past.length > 0,
    canRedo: future.length > 0,
    /** When the restored draft was saved, epoch milliseconds; undefined for a new draft. */
    restoredFrom: saved?.savedAt,
    autosave,
    ...actions,
  };
}
