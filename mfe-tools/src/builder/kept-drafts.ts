import { isSameEmbed, readSaved, store, stored } from './saved-draft.ts';
import type { SavedDraft } from './saved-draft.ts';

/** Key of the replaced drafts in localStorage. */
const KEY = 'portico.embed-kept-drafts';

/** Drafts that were replaced by another embed, latest first. */
export function loadKeptDrafts(): readonly SavedDraft[] {
  const saved = stored(KEY);
  return Array.isArray(saved) ? saved.flatMap((draft: unknown) => readSaved(draft) ?? []) : [];
}

/**
 * Adds drafts to the stored ones, which another tab may have changed. The same embed is stored once.
 * There is no limit: a limit would lose a draft.
 * @returns all drafts; undefined if the browser's storage is full, and nothing has changed
 */
export function keepDrafts(drafts: readonly SavedDraft[]): readonly SavedDraft[] | undefined {
  const kept: SavedDraft[] = [];
  for (const draft of [...drafts, ...loadKeptDrafts()]) {
    if (!kept.some(({ embed }) => isSameEmbed(embed, draft.embed))) kept.push(draft);
  }
  return store(KEY, kept) ? kept : undefined;
}

/** Removes a draft. @returns the remaining ones */
export function dropKeptDraft({ embed }: SavedDraft): readonly SavedDraft[] {
  const kept = loadKeptDrafts().filter((draft) => !isSameEmbed(draft.embed, embed));
  store(KEY, kept);
  return kept;
}
