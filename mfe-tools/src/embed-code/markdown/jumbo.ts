import { readMarkdown } from './reader.ts';
import type { EmojiNames } from './tokens.ts';

/** Most emoji of a message that Discord enlarges. */
const MAX_JUMBO = 30;
/** A longer text contains more than 30 custom emoji. */
const MAX_LENGTH = 30 * 100;

/** A flag, a key cap, or a picture with its skin tone, joined pictures and tags. */
const EMOJI =
  /\p{RI}\p{RI}?|[\d#*]\ufe0f?\u20e3|\p{Extended_Pictographic}(?:\ufe0f|\p{Emoji_Modifier})?[\u{e0020}-\u{e007f}]*(?:\u200d\p{Extended_Pictographic}(?:\ufe0f|\p{Emoji_Modifier})?)*/gu;

/** Whether a text has 1 to 30 emoji and nothing else but blanks, so that Discord enlarges them. */
export function isJumbo(text: string, emoji?: EmojiNames): boolean {
  if (text.length > MAX_LENGTH) return false;
  let count = 0;
  for (const token of readMarkdown(text, 'block', emoji)) {
    if (token.kind === 'text') {
      const rest = token.text.replace(EMOJI, () => {
        count += 1;
        return '';
      });
      if (rest.trim() !== '') return false;
    } else if (token.kind === 'emoji') {
      count += 1;
    } else {
      return false;
    }
  }
  return count > 0 && count <= MAX_JUMBO;
}

/** Whether a text has Unicode emoji and nothing else. */
export const isEmojiOnly = (text: string) => text !== '' && text.replace(EMOJI, '') === '';
