import emojis from './list.json';
import { emojiNames } from './names.ts';

/** An emoji of the picker. */
export interface Emoji {
  emoji: string;
  label: string;
  /** Its name in Discord, without colons. */
  name: string;
  /** What a search reads. */
  words: string;
  group: number;
}

/** Groups in the order of the picker; their numbers are those of emojibase. */
export const GROUPS = [
  { group: 0, name: 'Smileys', icon: '😀' },
  { group: 1, name: 'People', icon: '👋' },
  { group: 3, name: 'Nature', icon: '🌿' },
  { group: 4, name: 'Food', icon: '🍔' },
  { group: 6, name: 'Activities', icon: '🎮' },
  { group: 5, name: 'Travel', icon: '🚲' },
  { group: 7, name: 'Objects', icon: '💡' },
  { group: 8, name: 'Symbols', icon: '❤️' },
  { group: 9, name: 'Flags', icon: '🏳️' },
] as const;

/** Names by emoji, with and without the selector of a picture. */
const NAMES = new Map<string, string[]>();
for (const [name, emoji] of emojiNames) {
  const plain = withoutSelector(emoji);
  NAMES.set(plain, [...(NAMES.get(plain) ?? []), name]);
}

/** All emoji that Discord has a name for, without skin tones. */
export const EMOJI: readonly Emoji[] = emojis.map(({ emoji, label, tags, group }) => {
  const names = NAMES.get(withoutSelector(emoji)) ?? [];
  const words = [...names, label, tags].join(' ').replaceAll('_', ' ').toLowerCase();
  return { emoji, label, name: names[0] ?? '', words, group };
});

/** Emoji whose names or tags contain all words of a search. Those that begin with it come first. */
export function searchEmoji(search: string): Emoji[] {
  const wanted = search.toLowerCase().replace(/[:_]/g, ' ').trim().split(/\s+/);
  const found = EMOJI.filter(({ words }) => wanted.every((word) => words.includes(word)));
  const isFirst = ({ words }: Emoji) => Number(words.startsWith(wanted.join(' ')));
  return found.sort((one, two) => isFirst(two) - isFirst(one));
}

function withoutSelector(emoji: string): string {
  return emoji.replaceAll('\ufe0f', '');
}
