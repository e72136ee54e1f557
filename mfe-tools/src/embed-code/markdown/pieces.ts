import { looseLineEnds } from './inline.ts';
import type { EmojiNames } from './tokens.ts';

/** Splits a text after lines at which no mark is open, so that its pieces can be parsed separately. */
export function piecesOf(text: string, emoji?: EmojiNames): string[] {
  const ends = looseLineEnds(text, emoji);
  if (ends.at(-1) !== text.length && text !== '') ends.push(text.length);
  return ends.map((end, index) => text.slice(ends[index - 1] ?? 0, end));
}

/** The pieces without the line end between them. An empty last line is a piece. */
export function blocksOf(text: string, emoji?: EmojiNames): string[] {
  const pieces = piecesOf(text, emoji);
  if (text === '' || text.endsWith('\n')) pieces.push('');
  return pieces.map((piece) => piece.replace(/\n$/, ''));
}
