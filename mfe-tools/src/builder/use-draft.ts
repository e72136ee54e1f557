import { useCallback, useEffect, useMemo, useReducer, useRef, useState } from 'react';
import type { Embed } from '../embed-code/embed.ts';
import { isUntouched } from '../embed-code/embed.ts';
import type { Path } from '../embed-code/places.ts';
import { emptyDraft, setAt, toDraft, toEmbed } from './draft.ts';
import type { Draft } from './draft.ts';
import { beginHistory, historyReducer } from './history.ts';
import { forgetDraft, loadDraft, saveDraft } from './saved-draft.ts';

/** Quiet after a change before the draft is kept, in milliseconds. */
const SAVE_AFTER_MS = 400;

/** The draft with its history; kept in this browser a moment after each change. */
export function useDraft() {
  // The page is taken over by a swap: what this browser keeps may show at once.
  const [saved] = useState(loadDraft);
  const [history, dispatch] = useReducer(historyReducer, saved, (kept) =>
    beginHistory(kept ? toDraft(kept.embed) : emptyDraft),
  );
  const draft = history.present;
  const edit = useCallback((change: (draft: Draft) => Draft) => {
    dispatch({ type: 'change', change, at: performance.now() });
  }, []);
  const change = useCallback((path: Path, value: unknown) => {
    dispatch({
      type: 'change',
      tag: path,
      at: performance.now(),
      change: (before) => setAt(before, path, value),
    });
  }, []);
  const replace = useCallback((embed: Embed) => edit(() => toDraft(embed)), [edit]);
  return {
    draft,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    /** When the restored draft was kept, in milliseconds; undefined for a new one. */
    restoredFrom: saved?.savedAt,
    isSaved: useAutosave(draft),
    ...useMemo(
      () => ({
        edit,
        change,
        replace,
        undo: () => dispatch({ type: 'undo' }),
        redo: () => dispatch({ type: 'redo' }),
      }),
      [edit, change, replace],
    ),
  };
}

/** @returns false where this browser keeps nothing */
function useAutosave(draft: Draft): boolean {
  const [works, setWorks] = useState(true);
  const pending = useRef<Draft>(undefined);
  const flush = useCallback(() => {
    const unsaved = pending.current;
    pending.current = undefined;
    if (unsaved === undefined) return;
    if (isUntouched(unsaved)) forgetDraft();
    else setWorks(saveDraft(toEmbed(unsaved), Date.now()));
  }, []);
  useEffect(() => {
    // The empty draft of the first render is nobody's work.
    if (draft === emptyDraft) return undefined;
    pending.current = draft;
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
