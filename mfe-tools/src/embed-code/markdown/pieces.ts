import { looseLineEnds, normalized } from './reader.ts';
import type { EmojiNames } from './tokens.ts';

/** Splits a text after lines at which nothing is open, so that its pieces can be parsed separately. */
export function piecesOf(text: string, emoji?: EmojiNames): string[] {
  const whole = normalized(text);
  const ends = looseLineEnds(whole, emoji);
  if (ends.at(-1) !== whole.length && whole !== '') ends.push(whole.length);
  return ends.map((end, index) => whole.slice(ends[index - 1] ?? 0, end));
}

/** The pieces without the line end between them. An empty last line is a piece. */
export function blocksOf(text: string, emoji?: EmojiNames): string[] {
  const pieces = piecesOf(text, emoji);
  if (text === '' || /[\r\n]$/.test(text)) pieces.push('');
  return pieces.map((piece) => (piece.endsWith('\n') ? piece.slice(0, -1) : piece));
}
