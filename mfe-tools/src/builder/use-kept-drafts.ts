import { useState } from 'react';
import { toast } from '@portico/sdk';
import { isUntouched } from '../embed-code/embed.ts';
import type { Embed } from '../embed-code/embed.ts';
import { toEmbed } from './draft.ts';
import { dropKeptDraft, keepDrafts, loadKeptDrafts } from './kept-drafts.ts';
import { isSameEmbed } from './saved-draft.ts';
import type { SavedDraft } from './saved-draft.ts';
import type { useDraft } from './use-draft.ts';

type Drafts = Pick<
  ReturnType<typeof useDraft>,
  'readDraft' | 'isOpened' | 'open' | 'restart' | 'autosave'
>;

/**
 * Drafts that were replaced by another embed: opening a link or a template never loses a draft. If the
 * browser's storage is full, nothing is opened.
 */
export function useKeptDrafts({ readDraft, isOpened, open, restart, autosave }: Drafts) {
  const [kept, setKept] = useState(loadKeptDrafts);
  const [deleted, setDeleted] = useState<SavedDraft>();

  /** Drafts that would be lost if another embed replaced the current one. */
  const work = (next: Embed): SavedDraft[] => {
    const draft = readDraft();
    const isOwn = !isUntouched(draft) && !isOpened(draft);
    const drafts = isOwn ? [{ embed: toEmbed(draft), savedAt: Date.now() }] : [];
    const other = autosave.fromElsewhere();
    if (other) drafts.push(other);
    return drafts.filter(({ embed }) => !isSameEmbed(embed, next));
  };
  /** @returns how many drafts were stored; undefined if the storage is full */
  const keepFor = (next: Embed): number | undefined => {
    const drafts = work(next);
    const all = drafts.length === 0 ? kept : keepDrafts(drafts);
    if (all) setKept(all);
    else {
      toast({
        kind: 'error',
        title: 'Draft not replaced',
        description: 'There is no room for another draft. Export or delete one first.',
      });
    }
    return all && drafts.length;
  };
  return {
    kept,
    /** The draft that was deleted last and can be restored. */
    deleted,
    /** Shows the embed of a link or a template. @returns false if the draft could not be stored */
    open: (embed: Embed): boolean => {
      const count = keepFor(embed);
      if (count === undefined) return false;
      open(embed);
      if (count > 0) {
        toast({
          kind: 'info',
          title: 'Draft saved',
          description: 'Select Restore above the form to get it back.',
        });
      }
      return true;
    },
    /** Restores a kept draft and stores the replaced one. @returns false if that failed */
    restore: (draft: SavedDraft): boolean => {
      if (keepFor(draft.embed) === undefined) return false;
      restart(draft.embed);
      // Saved before it is removed from the list, so that a crash in between loses nothing.
      if (autosave.saveNow()) setKept(dropKeptDraft(draft));
      return true;
    },
    remove: (draft: SavedDraft) => {
      setKept(dropKeptDraft(draft));
      setDeleted(draft);
    },
    undoRemove: () => {
      const all = deleted && keepDrafts([deleted]);
      if (!all) return;
      setKept(all);
      setDeleted(undefined);
    },
  };
}
