import type { Embed } from '../../embed-code/embed.ts';
import type { Caret } from '../text/caret.ts';
import { toDraft, toEmbed } from './draft.ts';
import { beginHistory } from './history.ts';
import type { History, Step } from './history.ts';
import { isObject, isSameEmbed, restoreEmbed } from './saved-draft.ts';
import { parse, removeText, storedKeys, storedText, storeText, tab } from './storage.ts';

/** Prefix of histories in the storage of this tab, which a reload keeps. */
const PREFIX = 'portico.embed-history.';
/** Maximum number of characters of a history. Storage of a tab has room for about five million. */
const MAX_CHARACTERS = 1_000_000;
/** Drafts whose history is stored. */
const MAX_HISTORIES = 3;

/** Stores a history with the selection in the form. The steps that are furthest away may not fit. */
export function saveHistory(id: string, history: History, caret: Caret | undefined): void {
  const others = storedKeys(PREFIX, tab).filter((key) => key !== PREFIX + id);
  for (const key of others.slice(0, others.length - MAX_HISTORIES + 1)) removeText(key, tab);
  const present = JSON.stringify(toEmbed(history.present));
  let room = MAX_CHARACTERS - present.length;
  const fitting = (steps: readonly Step[]) => {
    const texts: string[] = [];
    for (const { draft, before, after } of steps) {
      const text = JSON.stringify({ embed: toEmbed(draft), before, after });
      room -= text.length;
      if (room < 0) break;
      texts.push(text);
    }
    return texts;
  };
  const past = fitting(history.past.toReversed()).reverse();
  const future = fitting(history.future);
  const text =
    `{"present":${present},"past":[${past.join(',')}],"future":[${future.join(',')}]` +
    `,"caret":${JSON.stringify(caret ?? null)}}`;
  if (storeText(PREFIX + id, text, tab) === 'stored') return;
  // A history is less than the draft: without room, it ends here.
  for (const key of storedKeys(PREFIX, tab)) removeText(key, tab);
}

/** The history of a draft and the selection, if they belong to the stored embed. */
export function loadHistory(id: string, embed: Embed): { history: History; caret?: Caret } {
  const saved = parse(storedText(PREFIX + id, tab));
  if (!isObject(saved) || !isSameEmbed(restoreEmbed(saved.present), embed)) {
    return { history: beginHistory(toDraft(embed)) };
  }
  return {
    history: {
      past: stepsOf(saved.past),
      present: toDraft(embed),
      future: stepsOf(saved.future),
    },
    caret: caretOf(saved.caret),
  };
}

function stepsOf(value: unknown): Step[] {
  if (!Array.isArray(value)) return [];
  return (value as unknown[]).filter(isObject).map(({ embed, before, after }) => ({
    draft: toDraft(restoreEmbed(embed)),
    before: caretOf(before),
    after: caretOf(after),
  }));
}

function caretOf(value: unknown): Caret | undefined {
  if (!isObject(value)) return undefined;
  const { path, from, to } = value;
  if (typeof path !== 'string' || typeof from !== 'number' || typeof to !== 'number') {
    return undefined;
  }
  return { path, from, to };
}
