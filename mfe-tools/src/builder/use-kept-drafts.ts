import { useState } from 'react';
import { toast } from 'shared/sdk';
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
 * Drafts whose place another embed took: no opened link and no template loses what was written.
 * Where the browser has no room for one more, nothing is opened.
 */
export function useKeptDrafts({ readDraft, isOpened, open, restart, autosave }: Drafts) {
  const [kept, setKept] = useState(loadKeptDrafts);
  const [deleted, setDeleted] = useState<SavedDraft>();

  /** What would be lost if another embed took the place of this one. */
  const work = (next: Embed): SavedDraft[] => {
    const draft = readDraft();
    const isOwn = !isUntouched(draft) && !isOpened(draft);
    const drafts = isOwn ? [{ embed: toEmbed(draft), savedAt: Date.now() }] : [];
    const other = autosave.fromElsewhere();
    if (other) drafts.push(other);
    return drafts.filter(({ embed }) => !isSameEmbed(embed, next));
  };
  /** @returns how many drafts are kept for it; undefined where the browser has no room */
  const keepFor = (next: Embed): number | undefined => {
    const drafts = work(next);
    const all = drafts.length === 0 ? kept : keepDrafts(drafts);
    if (all) setKept(all);
    else {
      toast({
        kind: 'error',
        title: 'Your draft stays',
        description: 'This browser has no room for a second one. Export or delete a draft first.',
      });
    }
    return all && drafts.length;
  };
  return {
    kept,
    /** The draft that was deleted last and can come back. */
    deleted,
    /** Shows an embed of a link or a template. @returns whether it does */
    open: (embed: Embed): boolean => {
      const count = keepFor(embed);
      if (count === undefined) return false;
      open(embed);
      if (count > 0) {
        toast({
          kind: 'info',
          title: 'Your draft is kept',
          description: 'Press Restore above the form to get it back.',
        });
      }
      return true;
    },
    /** Shows a kept draft, and keeps what it replaces. @returns whether it does */
    restore: (draft: SavedDraft): boolean => {
      if (keepFor(draft.embed) === undefined) return false;
      restart(draft.embed);
      // Saved before it leaves the list: a browser that ends in between loses nothing.
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
