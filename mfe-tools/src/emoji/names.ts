import shortcodes from 'emojibase-data/en/shortcodes/joypixels.json';
import type { EmojiNames } from '../embed-code/markdown/tokens.ts';

/** Unicode emoji by the names that Discord knows: those of JoyPixels. A chunk of its own. */
export const emojiNames: EmojiNames = new Map(
  Object.entries(shortcodes).flatMap(([hexcode, names]) => {
    const emoji = emojiOf(hexcode);
    return [names].flat().map((name) => [name, emoji] as const);
  }),
);

/** @param hexcode code points in hexadecimal digits, such as `1F44D-1F3FB` */
function emojiOf(hexcode: string): string {
  const text = String.fromCodePoint(...hexcode.split('-').map((code) => parseInt(code, 16)));
  // Without the selector, browsers show characters such as ❤ as text.
  return hexcode.includes('-') || /\p{Emoji_Presentation}/u.test(text) ? text : `${text}\ufe0f`;
}
