import { isSameEmbed, readSaved, store, stored } from './saved-draft.ts';
import type { SavedDraft } from './saved-draft.ts';

/** Where this browser keeps the drafts whose place another embed took. */
const KEY = 'portico.embed-kept-drafts';

/** Drafts whose place another embed took, the latest first. */
export function loadKeptDrafts(): readonly SavedDraft[] {
  const saved = stored(KEY);
  return Array.isArray(saved) ? saved.flatMap((draft: unknown) => readSaved(draft) ?? []) : [];
}

/**
 * Adds drafts to what another tab may have changed meanwhile; the same embed is kept once.
 * There is no limit: a limit would lose a draft.
 * @returns all of them; undefined where the browser has no room, and nothing has changed
 */
export function keepDrafts(drafts: readonly SavedDraft[]): readonly SavedDraft[] | undefined {
  const kept: SavedDraft[] = [];
  for (const draft of [...drafts, ...loadKeptDrafts()]) {
    if (!kept.some(({ embed }) => isSameEmbed(embed, draft.embed))) kept.push(draft);
  }
  return store(KEY, kept) ? kept : undefined;
}

/** Takes a draft out. @returns those that stay */
export function dropKeptDraft({ embed }: SavedDraft): readonly SavedDraft[] {
  const kept = loadKeptDrafts().filter((draft) => !isSameEmbed(draft.embed, embed));
  store(KEY, kept);
  return kept;
}
