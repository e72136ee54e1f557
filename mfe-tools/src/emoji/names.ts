import type { EmojiNames } from '../embed-code/markdown/tokens.ts';
import names from './names.json';

/** Unicode emoji by the names that Discord knows. A chunk of its own. */
export const emojiNames: EmojiNames = new Map(
  Object.entries(names).flatMap(([emoji, all]) =>
    all.split(' ').map((name) => [name, emoji] as const),
  ),
);
