import { readSaved } from './saved-draft.ts';
import type { SavedDraft } from './saved-draft.ts';
import { parse, removeText, storedKeys, storedText, storeText } from './storage.ts';
import type { Stored } from './storage.ts';

/** Each draft has a key of its own, so that tabs with different drafts never write the same value. */
const PREFIX = 'portico.embed-drafts.';
/** Id of the draft that was saved last. */
const LATEST = 'portico.embed-latest';

/** Maximum number of drafts that a visitor makes. */
export const MAX_DRAFTS = 100;

const DAY_MS = 86_400_000;

export const newId = () =>
  `${Date.now().toString(36)}${Math.random().toString(36).slice(2, 8).padEnd(6, '0')}`;

export const keyOf = (id: string) => PREFIX + id;

/** The stored text of a draft, to notice changes by other tabs. */
export const readText = (id: string): string | null => storedText(keyOf(id));

/** @returns undefined if there is no readable draft */
export function toSaved(id: string, text: string | null): SavedDraft | undefined {
  return text === null ? undefined : readSaved(id, parse(text));
}

export const readDraft = (id: string): SavedDraft | undefined => toSaved(id, readText(id));

/** @returns the stored text, or why it was not stored */
export function writeDraft({ id, ...draft }: SavedDraft): { text: string } | { failure: Stored } {
  const text = JSON.stringify(draft);
  const stored = storeText(keyOf(id), text);
  if (stored !== 'stored') return { failure: stored };
  storeText(LATEST, id);
  return { text };
}

export const removeDraft = (id: string): void => removeText(keyOf(id));

const ids = () => storedKeys(PREFIX).map((key) => key.slice(PREFIX.length));

/** Whether another draft may be made. */
export const hasRoom = () => ids().length < MAX_DRAFTS;

/** All readable drafts, latest first. */
export function listDrafts(): SavedDraft[] {
  return ids()
    .flatMap((id) => readDraft(id) ?? [])
    .sort((a, b) => b.savedAt - a.savedAt);
}

/** The draft that was saved last. */
export function latestDraft(): SavedDraft | undefined {
  const id = storedText(LATEST);
  return (id === null ? undefined : readDraft(id)) ?? listDrafts()[0];
}

/**
 * Removes drafts that were opened from a link or a template and never edited. Another tab may still
 * show one of today.
 */
export function removeOpened(now: number): void {
  for (const { id, isOpened, savedAt } of listDrafts()) {
    if (isOpened && now - savedAt > DAY_MS) removeDraft(id);
  }
}
