import type { EmojiNames } from '../../embed-code/markdown/tokens.ts';
import type { Bot } from '../../embed-code/bot.ts';
import type { Samples } from '../../embed-code/variables.ts';
import { shownSample } from '../samples/shown-sample.ts';

/** A row of the completion. */
export interface Suggestion {
  /** Replaces the trigger. */
  insert: string;
  /** Shown in front: the variable, or the emoji's name. */
  name: string;
  /** The emoji itself. */
  picture?: string;
  /** What a variable becomes. */
  becomes?: string;
  about?: string;
}

/** Few enough for a phone whose keyboard is open. */
const MOST = 6;

/** Variables whose name begins with the query, then those that contain it. */
export function suggestVariables(
  query: string,
  kind: 'text' | 'address',
  { variables }: Bot,
  samples: Samples,
): Suggestion[] {
  const fitting = variables.filter(
    (variable) => (kind === 'address') === (variable.kind === 'address'),
  );
  return ranked(fitting, query.toLowerCase(), ({ name }) => name)
    .slice(0, MOST)
    .map((variable) => ({
      insert: `{${variable.name}}`,
      name: `{${variable.name}}`,
      becomes: shownSample(variable, samples),
      about: variable.about,
    }));
}

/** Emoji whose name begins with the query, then those whose name contains it; each once. */
export function suggestEmoji(query: string, emoji: EmojiNames): Suggestion[] {
  const wanted = query.toLowerCase();
  const hasTones = wanted.includes('tone');
  const found = new Map<string, Suggestion>();
  for (const name of ranked(emoji.keys(), wanted, (each) => each)) {
    const picture = emoji.get(name) ?? '';
    if (found.has(picture) || (!hasTones && name.includes('_tone'))) continue;
    found.set(picture, { insert: picture, name: `:${name}:`, picture });
    if (found.size === MOST) break;
  }
  return [...found.values()];
}

/** The exact name, then names that begin with the query, short ones first, then names that contain it. */
function ranked<Item>(
  items: Iterable<Item>,
  query: string,
  nameOf: (item: Item) => string,
): Item[] {
  const found: { item: Item; rank: number; length: number }[] = [];
  for (const item of items) {
    const name = nameOf(item);
    const at = name.indexOf(query);
    if (at !== -1) {
      found.push({ item, rank: name === query ? 0 : at === 0 ? 1 : 2, length: name.length });
    }
  }
  if (query !== '') found.sort((one, two) => one.rank - two.rank || one.length - two.length);
  return found.map(({ item }) => item);
}
