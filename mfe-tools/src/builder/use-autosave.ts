import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { isUntouched } from '../embed-code/embed.ts';
import { toEmbed } from './draft.ts';
import type { Draft } from './draft.ts';
import { forgetDraft, loadDraft, saveDraft } from './saved-draft.ts';
import type { SavedDraft } from './saved-draft.ts';

/** Debounce of saving after a change, in milliseconds. */
const SAVE_AFTER_MS = 400;

interface Autosave {
  /** False if storage is not available. */
  isSaved: boolean;
  /** Saves the current draft. @returns false if storage is not available */
  saveNow: () => boolean;
  /** A draft that another tab has saved since this tab last saved or read. */
  fromElsewhere: () => SavedDraft | undefined;
}

/**
 * Saves the draft in this browser after each change, debounced, and when the page is hidden.
 * @param draft the rendered draft
 * @param readDraft returns the current draft, which may be newer than the rendered one
 * @param isOpened whether a draft is unchanged since a link or a template was opened
 * @param saved the draft that was restored at first
 */
export function useAutosave(
  draft: Draft,
  readDraft: () => Draft,
  isOpened: (draft: Draft) => boolean,
  saved: SavedDraft | undefined,
): Autosave {
  const [isSaved, setSaved] = useState(true);
  // The draft of the first render is empty or already saved.
  const kept = useRef(draft);
  const works = useRef(true);
  const knownAt = useRef(saved?.savedAt);
  const saveNow = useCallback(() => {
    const unsaved = readDraft();
    if (unsaved === kept.current) return works.current;
    kept.current = unsaved;
    if (isUntouched(unsaved)) {
      forgetDraft();
      return true;
    }
    const savedAt = Date.now();
    const flag = isOpened(unsaved) && { isOpened: true };
    works.current = saveDraft({ embed: toEmbed(unsaved), savedAt, ...flag });
    setSaved(works.current);
    if (works.current) knownAt.current = savedAt;
    return works.current;
  }, [readDraft, isOpened]);
  useEffect(() => {
    const timer = setTimeout(saveNow, SAVE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [draft, saveNow]);
  useEffect(() => {
    addEventListener('pagehide', saveNow);
    return () => {
      removeEventListener('pagehide', saveNow);
      saveNow();
    };
  }, [saveNow]);
  const fromElsewhere = useCallback(() => {
    const now = loadDraft();
    return now && now.savedAt !== knownAt.current && !now.isOpened ? now : undefined;
  }, []);
  return useMemo(() => ({ isSaved, saveNow, fromElsewhere }), [isSaved, saveNow, fromElsewhere]);
}
