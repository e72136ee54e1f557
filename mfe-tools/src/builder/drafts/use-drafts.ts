import { useState } from 'react';
import { toast } from '@portico/sdk';
import { useBot } from '../../bot-context.ts';
import { isUntouched, newEmbed } from '../../embed-code/embed.ts';
import type { Embed } from '../../embed-code/embed.ts';
import {
  hasRoom,
  listDrafts,
  MAX_DRAFTS,
  newId,
  readDraft,
  removeDraft,
  removeOpened,
  writeDraft,
} from './draft-store.ts';
import { isSameEmbed, MAX_NAME, nameOf } from './saved-draft.ts';
import type { SavedDraft } from './saved-draft.ts';
import type { NextDraft, useSavedDraft } from './use-saved-draft.ts';
import type { useDraft } from './use-draft.ts';

const FULL =
  'This browser has no room for another draft. Delete one in Drafts, or copy its code first.';

/** The drafts of this browser. Opening a link, an example or a template never loses one. */
export function useDrafts(
  saved: ReturnType<typeof useSavedDraft>,
  { readDraft: readForm }: Pick<ReturnType<typeof useDraft>, 'readDraft'>,
) {
  const [deleted, setDeleted] = useState<SavedDraft>();
  const { color } = useBot();

  const fail = (title: string, description = FULL) => {
    toast({ kind: 'error', title, description });
    return false;
  };
  /** Stores a new draft. @returns false if there is no room */
  const add = (draft: SavedDraft, title: string): boolean => {
    if (!hasRoom()) {
      return fail(title, `There are already ${MAX_DRAFTS} drafts. Delete one in Drafts first.`);
    }
    return 'text' in writeDraft(draft) || fail(title);
  };
  /** Shows a draft. @returns false if the one in the form cannot be stored */
  const show = (next: NextDraft, title: string): boolean => {
    const isOwn = !isDisposable();
    if (!saved.switchTo(next)) return fail(title);
    if (isOwn) {
      toast({ kind: 'info', title: 'Draft saved', description: 'Your last draft is in Drafts.' });
    }
    return true;
  };
  /** Whether nothing would be lost without the draft in the form. */
  const isDisposable = () => isUntouched(readForm()) || saved.isOpened();
  return {
    /** The draft that was deleted last and can be restored. */
    deleted,
    /** The stored drafts. */
    list: (): SavedDraft[] =>
      listDrafts().filter(({ id, isOpened }) => !isOpened || id === saved.id),
    /** Shows the embed of a link, an example or a template. @returns false if that failed */
    open: (embed: Embed): boolean => {
      if (isSameEmbed(readForm(), embed)) return true;
      if (!isDisposable()) saved.saveNow();
      removeOpened(Date.now());
      const next = { id: newId(), name: '', embed, isOpened: true, savedAt: Date.now() };
      // Without room, nothing is lost either if the form holds nothing of its own.
      const isStored = isDisposable()
        ? 'text' in writeDraft(next)
        : add(next, 'Draft not replaced');
      if (!isStored && !isDisposable()) return false;
      if (show(next, 'Draft not replaced')) return true;
      removeDraft(next.id);
      return false;
    },
    /** Shows a stored draft. @returns its embed; undefined if that failed */
    select: (id: string): Embed | undefined => {
      const draft = readDraft(id);
      if (!draft) {
        fail('Draft not found', 'Another tab has deleted it.');
        return undefined;
      }
      return id === saved.id || saved.switchTo(draft) || fail('Draft not opened')
        ? draft.embed
        : undefined;
    },
    /** Begins an empty draft. @returns false if the current one cannot be stored */
    begin: (): boolean =>
      isUntouched(readForm()) ||
      show({ id: newId(), name: '', embed: newEmbed(color) }, 'Draft not replaced'),
    duplicate: (draft: SavedDraft): boolean => {
      const name = `${nameOf(draft).slice(0, MAX_NAME - 7)}, copy`;
      const { embed } = draft;
      return add({ id: newId(), name, embed, savedAt: Date.now() }, 'Draft not copied');
    },
    rename: (id: string, name: string) => {
      const draft = readDraft(id);
      const isRenamed =
        id === saved.id
          ? saved.rename(name)
          : draft && 'text' in writeDraft({ ...draft, name: name.trim().slice(0, MAX_NAME) });
      if (!isRenamed) fail('Draft not renamed');
    },
    /** Deletes a draft. If it is in the form, the latest other one follows. @returns the shown embed */
    remove: (draft: SavedDraft): Embed | undefined => {
      let shown: Embed | undefined;
      if (draft.id === saved.id) {
        const next = listDrafts().find(({ id, isOpened }) => id !== draft.id && !isOpened);
        saved.switchTo(next ?? { id: newId(), name: '', embed: newEmbed(color) }, false);
        shown = next?.embed ?? newEmbed(color);
      }
      removeDraft(draft.id);
      setDeleted(draft);
      return shown;
    },
    undoRemove: () => {
      if (!deleted) return;
      if ('text' in writeDraft(deleted)) setDeleted(undefined);
      else fail('Draft not restored');
    },
  };
}
