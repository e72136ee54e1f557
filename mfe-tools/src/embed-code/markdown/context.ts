import type { EmojiNames, MarkdownPlace } from './tokens.ts';

/**
 * What precedes a position: the start of a line, blanks at the start of a line, or anything else.
 * Headings begin at the start only, quotes and lists also after blanks.
 */
export type LineStart = 'start' | 'blanks' | 'none';

/** What may stand in a text, depending on what it is part of. */
export interface Context {
  place: MarkdownPlace;
  /** By their names, such as `smile`; without them, names stay text. */
  emoji?: EmojiNames;
  /** What precedes the text. */
  line: LineStart;
  /** A backslash hides the sign after it, but not in the text of a link. */
  mayEscape: boolean;
  /** No headings in lists, no quotes in quotes. */
  mayHead: boolean;
  mayQuote: boolean;
  /** Number of lists, and of marks and headings around the text. Both have a limit. */
  lists: number;
  depth: number;
}

export const topContext = (place: MarkdownPlace, emoji?: EmojiNames): Context => ({
  place,
  emoji,
  line: 'start',
  mayEscape: true,
  mayHead: true,
  mayQuote: true,
  lists: 0,
  depth: 0,
});
