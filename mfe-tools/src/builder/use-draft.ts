import { startTransition, useMemo, useRef, useState } from 'react';
import type { Embed } from '../embed-code/embed.ts';
import type { Path } from '../embed-code/places.ts';
import { emptyDraft, setAt, toDraft } from './draft.ts';
import type { Draft } from './draft.ts';
import { beginHistory, historyReducer } from './history.ts';
import type { History, HistoryAction } from './history.ts';
import { loadDraft } from './saved-draft.ts';
import { useAutosave } from './use-autosave.ts';

/** What is on screen: a history, and how often its texts were changed from elsewhere than their inputs. */
interface Shown {
  history: History;
  revision: number;
}

/**
 * The draft with its history; kept in this browser a moment after each change. What somebody types
 * is in the draft at once and on screen as soon as there is time: inputs hold their own text.
 */
export function useDraft() {
  // The page is taken over by a swap: what this browser keeps may show at once.
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
      /** Shows an embed that a link or a template still holds. */
      open: (embed: Embed) => {
        const draft = toDraft(embed);
        opened.current = draft;
        edit(() => draft);
      },
      /** Shows an embed with a history of its own: no undo leads to what was there before. */
      restart: (embed: Embed) => {
        const { revision } = latest.current;
        latest.current = { history: beginHistory(toDraft(embed)), revision: revision + 1 };
        show(latest.current);
      },
      /** Whether a draft is as a link or a template gave it. */
      isOpened: (draft: Draft) => draft === opened.current,
      undo: () => show(next({ type: 'undo' }, true)),
      redo: () => show(next({ type: 'redo' }, true)),
      /** The draft with what was typed a moment ago and is not on screen yet. */
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
    /** When the restored draft was kept, in milliseconds; undefined for a new one. */
    restoredFrom: saved?.savedAt,
    autosave,
    ...actions,
  };
}
