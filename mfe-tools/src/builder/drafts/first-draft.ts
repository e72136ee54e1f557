import { latestDraft, newId, readDraft } from './draft-store.ts';
import { moveOldDrafts } from './old-drafts.ts';
import type { SavedDraft } from './saved-draft.ts';
import { loadHistory } from './saved-history.ts';
import { storedText, storeText, tab } from './storage.ts';
import { beginHistory } from './history.ts';
import type { History } from './history.ts';
import { newEmbed } from '../../embed-code/embed.ts';
import { toDraft } from './draft.ts';
import type { Caret } from '../text/caret.ts';

/** Id of the draft in the form of this tab. */
const OWN = 'portico.embed-tab';

export const rememberTab = (id: string) => void storeText(OWN, id, tab);

export interface FirstDraft {
  id: string;
  /** Undefined for a new draft. */
  saved?: SavedDraft;
  history: History;
  /** The selection before a reload. */
  caret?: Caret;
}

/**
 * The draft that a tab begins with: its own before a reload, or the one that was saved last.
 * @param color of a new embed
 */
export function firstDraft(color: string): FirstDraft {
  const old = moveOldDrafts();
  const ownId = storedText(OWN, tab);
  // An empty draft is not stored: a tab that began one has only its id.
  const saved = old ?? (ownId === null ? latestDraft() : readDraft(ownId));
  if (!saved) return { id: ownId ?? newId(), history: beginHistory(toDraft(newEmbed(color))) };
  return { id: saved.id, saved, ...loadHistory(saved.id, saved.embed) };
}
