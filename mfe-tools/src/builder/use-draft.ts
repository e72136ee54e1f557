import { startTransition, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Embed } from '../embed-code/embed.ts';
import { isUntouched } from '../embed-code/embed.ts';
import type { Path } from '../embed-code/places.ts';
import { emptyDraft, setAt, toDraft, toEmbed } from './draft.ts';
import type { Draft } from './draft.ts';
import { beginHistory, historyReducer } from './history.ts';
import type { History, HistoryAction } from './history.ts';
import { forgetDraft, loadDraft, saveDraft } from './saved-draft.ts';

/** Quiet after a change before the draft is kept, in milliseconds. */
const SAVE_AFTER_MS = 400;

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
      undo: () => show(next({ type: 'undo' }, true)),
      redo: () => show(next({ type: 'redo' }, true)),
      /** The draft with what was typed a moment ago and is not on screen yet. */
      readDraft: () => latest.current.history.present,
    };
  }, []);
  const { past, present, future } = shown.history;
  return {
    draft: present,
    revision: shown.revision,
    canUndo: past.length > 0,
    canRedo: future.length > 0,
    /** When the restored draft was kept, in milliseconds; undefined for a new one. */
    restoredFrom: saved?.savedAt,
    isSaved: useAutosave(present, actions.readDraft),
    ...actions,
  };
}

/** @returns false where this browser keeps nothing */
function useAutosave(draft: Draft, readDraft: () => Draft): boolean {
  const [works, setWorks] = useState(true);
  // The draft of the first render is nobody's work, or kept already.
  const kept = useRef(draft);
  const flush = useCallback(() => {
    const unsaved = readDraft();
    if (unsaved === kept.current) return;
    kept.current = unsaved;
    if (isUntouched(unsaved)) forgetDraft();
    else setWorks(saveDraft(toEmbed(unsaved), Date.now()));
  }, [readDraft]);
  useEffect(() => {
    const timer = setTimeout(flush, SAVE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [draft, flush]);
  useEffect(() => {
    addEventListener('pagehide', flush);
    return () => {
      removeEventListener('pagehide', flush);
      flush();
    };
  }, [flush]);
  return works;
}
