import { RULES } from '@portico/contracts/rules/message-limits';
import type { Embed, EmbedButton, EmbedField } from '../../embed-code/embed.ts';
import type { Path } from '../../embed-code/places.ts';

/** An item of a list with a key that stays when the item moves. */
export type Keyed<Item> = Item & { key: number };

/** An embed as the form edits it: its lists can be reordered. */
export interface Draft extends Embed {
  fields: Keyed<EmbedField>[];
  buttons: Keyed<EmbedButton>[];
}

export type ListName = 'fields' | 'buttons';

let nextKey = 1;
const keyed = <Item extends object>(item: Item): Keyed<Item> => ({ ...item, key: nextKey++ });

/**
 * @param before the draft that the embed replaces; items at the same place keep their keys, and so
 *   their inputs
 */
export function toDraft(embed: Embed, before?: Draft): Draft {
  const keyedAs = <Item extends object>(list: ListName) => {
    return (item: Item, index: number): Keyed<Item> => {
      const key = before?.[list][index]?.key;
      return key === undefined ? keyed(item) : { ...item, key };
    };
  };
  return {
    ...embed,
    fields: embed.fields.map(keyedAs('fields')),
    buttons: embed.buttons.map(keyedAs('buttons')),
  };
}

/** The embed without the keys of the form. */
export function toEmbed(draft: Draft): Embed {
  return {
    ...draft,
    fields: draft.fields.map(({ name, value, inline }) => ({ name, value, inline })),
    buttons: draft.buttons.map(({ label, style, url, emoji }) => ({ label, style, url, emoji })),
  };
}

/**
 * Sets the value at a path such as `author.name` or `fields.2.value`. Returns a copy that shares
 * the rest.
 */
export function setAt(draft: Draft, path: Path, value: unknown): Draft {
  return setIn(draft, path.split('.'), value) as Draft;
}

function setIn(target: unknown, [head = '', ...rest]: string[], value: unknown): unknown {
  if (Array.isArray(target)) {
    return target.map((item: unknown, index) =>
      String(index) !== head ? item : rest.length === 0 ? value : setIn(item, rest, value),
    );
  }
  const object = target as Record<string, unknown>;
  return { ...object, [head]: rest.length === 0 ? value : setIn(object[head], rest, value) };
}

/** Maximum number of items of each list (spec 0 §5). */
export const MAX_ITEMS: Readonly<Record<ListName, number>> = {
  fields: RULES.fields.most,
  buttons: RULES.buttons.most,
};

/** Appends an item. A full list does not change. */
export function addTo<Name extends ListName>(
  draft: Draft,
  list: Name,
  item: Embed[Name][number],
): Draft {
  if (draft[list].length >= MAX_ITEMS[list]) return draft;
  return { ...draft, [list]: [...draft[list], keyed(item)] };
}

/** Inserts a copy after an item. A full list does not change. */
export function duplicateIn(draft: Draft, list: ListName, index: number): Draft {
  const items: Keyed<object>[] = draft[list];
  const item = items[index];
  if (!item || items.length >= MAX_ITEMS[list]) return draft;
  return { ...draft, [list]: items.toSpliced(index + 1, 0, keyed(item)) };
}

export function removeFrom(draft: Draft, list: ListName, index: number): Draft {
  return { ...draft, [list]: draft[list].filter((_, position) => position !== index) };
}

/** Moves an item to another index. An index outside of the list changes nothing. */
export function moveIn(draft: Draft, list: ListName, from: number, to: number): Draft {
  const items: Keyed<object>[] = draft[list];
  const item = items[from];
  if (!item || from === to || to < 0 || to >= items.length) return draft;
  return { ...draft, [list]: items.toSpliced(from, 1).toSpliced(to, 0, item) };
}
