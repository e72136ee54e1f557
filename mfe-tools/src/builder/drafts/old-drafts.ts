import { keyOf } from './draft-store.ts';
import { readSaved } from './saved-draft.ts';
import type { SavedDraft } from './saved-draft.ts';
import { parse, removeText, storedText, storeText } from './storage.ts';

/** Until version 1.1, one draft, and a list of those that another embed had replaced. */
const CURRENT = 'portico.embed-draft';
const KEPT = 'portico.embed-kept-drafts';

/**
 * Gives each draft of an older version a key of its own. Two tabs may do it at the same time: ids
 * follow from the drafts. Without room, the old drafts stay.
 * @returns the draft that was in the form
 */
export function moveOldDrafts(): SavedDraft | undefined {
  const kept = parse(storedText(KEPT));
  const list: unknown[] = Array.isArray(kept) ? (kept as unknown[]) : [];
  move(
    KEPT,
    list.flatMap((value, index) => toDraft(value, index + 1) ?? []),
  );
  const current = toDraft(parse(storedText(CURRENT)), 0);
  move(CURRENT, current ? [current] : []);
  return current;
}

function toDraft(value: unknown, index: number): SavedDraft | undefined {
  const draft = readSaved('', value);
  return draft && { ...draft, id: `old-${draft.savedAt.toString(36)}-${index}` };
}

/** The old text makes room for the new ones, and returns if they do not fit. */
function move(key: string, drafts: readonly SavedDraft[]) {
  const text = storedText(key);
  if (text === null) return;
  removeText(key);
  const isMoved = drafts.every(
    ({ id, ...draft }) => storeText(keyOf(id), JSON.stringify(draft)) === 'stored',
  );
  if (isMoved) return;
  for (const { id } of drafts) removeText(keyOf(id));
  storeText(key, text);
}
