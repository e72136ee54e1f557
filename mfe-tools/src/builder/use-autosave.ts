import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { isUntouched } from '../embed-code/embed.ts';
import { toEmbed } from './draft.ts';
import type { Draft } from './draft.ts';
import { forgetDraft, loadDraft, saveDraft } from './saved-draft.ts';
import type { SavedDraft } from './saved-draft.ts';

/** Quiet after a change before the draft is kept, in milliseconds. */
const SAVE_AFTER_MS = 400;

interface Autosave {
  /** False where this browser keeps nothing. */
  isSaved: boolean;
  /** Keeps what is written by now. @returns false where this browser keeps nothing */
  saveNow: () => boolean;
  /** A draft that another tab has saved since this one last saved or read it. */
  fromElsewhere: () => SavedDraft | undefined;
}

/**
 * Keeps the draft in this browser a moment after each change, and when the page goes away.
 * @param draft what is on screen
 * @param readDraft what is written by now
 * @param isOpened whether a draft is as a link or a template gave it
 * @param saved what this browser held at first
 */
export function useAutosave(
  draft: Draft,
  readDraft: () => Draft,
  isOpened: (draft: Draft) => boolean,
  saved: SavedDraft | undefined,
): Autosave {
  const [isSaved, setSaved] = useState(true);
  // The draft of the first render is nobody's work, or kept already.
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
