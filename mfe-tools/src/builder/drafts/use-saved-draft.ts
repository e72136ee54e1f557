import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { toast } from '@portico/sdk';
import { isUntouched } from '../../embed-code/embed.ts';
import { currentCaret } from '../text/caret.ts';
import { toDraft, toEmbed } from './draft.ts';
import type { Draft } from './draft.ts';
import { beginHistory } from './history.ts';
import type { useDraft } from './use-draft.ts';
import { keyOf, newId, readText, removeDraft, toSaved, writeDraft } from './draft-store.ts';
import { rememberTab } from './first-draft.ts';
import type { FirstDraft } from './first-draft.ts';
import { isSameEmbed, MAX_NAME, nameOf } from './saved-draft.ts';
import type { SavedDraft } from './saved-draft.ts';
import { loadHistory, saveHistory } from './saved-history.ts';
import type { Stored } from './storage.ts';

/** Debounce of saving after a change, in milliseconds. */
const SAVE_AFTER_MS = 400;

/** The draft of this tab as it is in the storage, as far as this tab knows. */
interface Known {
  id: string;
  name: string;
  /** Undefined while nothing is stored. */
  text?: string | null;
  saved?: SavedDraft;
  /** The draft of the form that is stored; undefined if it has to be stored again. */
  draft: Draft | undefined;
  /** The draft as it was opened from a link or a template. */
  opened?: Draft;
}

/** A stored draft, or a new one. */
export type NextDraft = Pick<SavedDraft, 'id' | 'name' | 'embed' | 'isOpened'>;

type Form = Pick<ReturnType<typeof useDraft>, 'edit' | 'restart' | 'readDraft' | 'readHistory'>;

/**
 * Saves the draft in this browser after each change, debounced, and when the page is hidden. Shows what
 * another tab has saved to the same draft; if both have changed it, this tab's version becomes a copy.
 * @param draft the rendered draft
 */
export function useSavedDraft(first: FirstDraft, draft: Draft, form: Form) {
  const [current, setCurrent] = useState({ id: first.id, name: first.saved?.name ?? '' });
  const [stored, setStored] = useState<Stored>('stored');
  const [begun] = useState(() => begin(first));
  const known = useRef(begun);

  const actions = useMemo(() => {
    const now = () => known.current;
    const set = (next: Partial<Known>) => {
      known.current = { ...known.current, ...next };
      const { id, name } = known.current;
      setCurrent((before) => (before.id === id && before.name === name ? before : { id, name }));
      rememberTab(id);
    };
    /** What another tab has saved to this draft since this tab saved or read it. */
    const elsewhere = (): SavedDraft | undefined => {
      const { id, text } = now();
      const newer = readText(id);
      return newer === null || newer === text ? undefined : toSaved(id, newer);
    };
    const write = (): boolean => {
      const unsaved = form.readDraft();
      const { id, name, opened } = now();
      const saved = {
        ...{ id, name, embed: toEmbed(unsaved), savedAt: Date.now() },
        ...(unsaved === opened && { isOpened: true }),
      };
      const result = writeDraft(saved);
      setStored('failure' in result ? result.failure : 'stored');
      if ('failure' in result) return false;
      set({ draft: unsaved, saved, text: result.text });
      return true;
    };
    /** Both tabs have changed the draft: this tab continues with a copy. */
    const becomeCopy = () => {
      const { name } = now();
      const embed = toEmbed(form.readDraft());
      const copy = `${nameOf({ name, embed }).slice(0, MAX_NAME - 7)}, copy`;
      set({ id: newId(), name: copy, saved: undefined, text: null, opened: undefined });
      toast({
        kind: 'info',
        title: 'Saved as a copy',
        description: 'Another tab has changed this draft. Both versions are in Drafts.',
      });
    };
    const show = (other: SavedDraft) => {
      const before = form.readDraft();
      form.edit(() => toDraft(other.embed, before));
      const after = form.readDraft();
      set({ draft: after, opened: other.isOpened ? after : undefined });
      setStored('stored');
    };
    /** Saves the current draft. @returns false if storage is full or not available */
    const saveNow = (): boolean => {
      const unsaved = form.readDraft();
      const { draft: kept, saved, id, name } = now();
      if (unsaved === kept) return true;
      const other = elsewhere();
      if (other) {
        const isChanged = !saved || !isSameEmbed(other.embed, saved.embed);
        if (isChanged && !isSameEmbed(other.embed, unsaved)) becomeCopy();
        else set({ name: other.name });
      }
      if (isUntouched(unsaved) && name === '' && now().id === id) {
        removeDraft(id);
        set({ draft: unsaved, saved: undefined, text: null });
        setStored('stored');
        return true;
      }
      return write();
    };
    return {
      saveNow,
      /** Follows a change by another tab. */
      follow: () => {
        const { id, text, saved, draft: kept } = now();
        const isDeleted = text !== null && readText(id) === null;
        if (isDeleted) {
          set({ saved: undefined, text: null });
          toast({
            kind: 'info',
            title: 'Draft deleted in another tab',
            description: 'It stays here. Your next change saves it again.',
          });
        }
        const other = elsewhere();
        if (!other) return;
        if (form.readDraft() !== kept) {
          saveNow();
          return;
        }
        if (!saved || !isSameEmbed(other.embed, saved.embed)) show(other);
        set({ name: other.name, saved: other, text: readText(id) });
      },
      saveHistory: () => saveHistory(now().id, form.readHistory(), currentCaret()),
      /** Names the draft, also before anything else of it is stored. */
      rename: (name: string): boolean => {
        set({ name: name.trim().slice(0, MAX_NAME), draft: undefined });
        return saveNow();
      },
      /** Whether the draft is unchanged since a link or a template was opened. */
      isOpened: () => form.readDraft() === now().opened,
      /**
       * Saves the draft and shows another one with its history.
       * @param next stored, or a new draft
       * @param isKept false for a draft that is deleted
       * @returns false if the draft cannot be stored; then nothing has changed
       */
      switchTo: (next: NextDraft, isKept = true): boolean => {
        const isOpened = form.readDraft() === now().opened;
        if (isKept && !isOpened && !saveNow()) return false;
        const { id } = now();
        saveHistory(id, form.readHistory(), undefined);
        if (isOpened && id !== next.id) removeDraft(id);
        const text = readText(next.id);
        const { history } =
          text === null
            ? { history: beginHistory(toDraft(next.embed)) }
            : loadHistory(next.id, next.embed);
        form.restart(history);
        set({
          ...{ id: next.id, name: next.name, text, saved: toSaved(next.id, text) },
          draft: history.present,
          opened: next.isOpened ? history.present : undefined,
        });
        setStored('stored');
        return true;
      },
    };
    // The functions of the form keep their identity.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  const { saveNow, follow, saveHistory: keepHistory } = actions;
  useEffect(() => {
    rememberTab(first.id);
  }, [first]);
  useEffect(() => {
    const timer = setTimeout(saveNow, SAVE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [draft, saveNow]);
  const onStorage = useEffectEvent(({ key }: StorageEvent) => {
    if (key === null || key === keyOf(current.id)) follow();
  });
  useEffect(() => {
    const leave = () => {
      saveNow();
      keepHistory();
    };
    const change = () => {
      if (document.visibilityState === 'hidden') leave();
      else follow();
    };
    const listen = (event: StorageEvent) => onStorage(event);
    addEventListener('pagehide', leave);
    addEventListener('pageshow', follow);
    document.addEventListener('visibilitychange', change);
    addEventListener('storage', listen);
    return () => {
      removeEventListener('pagehide', leave);
      removeEventListener('pageshow', follow);
      document.removeEventListener('visibilitychange', change);
      removeEventListener('storage', listen);
      leave();
    };
  }, [saveNow, follow, keepHistory]);
  return useMemo(() => ({ ...current, stored, ...actions }), [current, stored, actions]);
}

function begin({ id, saved, history }: FirstDraft): Known {
  return {
    ...{ id, saved, name: saved?.name ?? '', text: readText(id), draft: history.present },
    opened: saved?.isOpened ? history.present : undefined,
  };
}
