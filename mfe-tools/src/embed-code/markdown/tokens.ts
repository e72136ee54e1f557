/** Tokens of a message's text, from which the preview builds elements. Any of them may contain blocks. */
export type Token =
  | { kind: 'text'; text: string }
  /** Text of code: shown verbatim, with variables replaced. */
  | { kind: 'code'; text: string }
  | { kind: 'mark'; mark: Mark; children: Token[] }
  /** `title` shows on hover. */
  | { kind: 'link'; address: string; title?: string; children: Token[] }
  /** A word in braces, which the bot may replace: `variableOf` knows. */
  | { kind: 'variable'; name: string }
  | { kind: 'mention'; what: 'user' | 'role' | 'channel' | 'command' | 'everyone'; text: string }
  | { kind: 'emoji'; name: string; id: string; animated: boolean }
  | { kind: 'time'; seconds: number; style: TimeStyle }
  | Block;

/** Tokens that have lines of their own. The line break before them is not in a token. */
type Block =
  /** `language` is the word after the opening backticks, in lower case. */
  | { kind: 'code-block'; text: string; language?: string }
  | { kind: 'heading'; level: 1 | 2 | 3; children: Token[] }
  | { kind: 'subtext'; children: Token[] }
  | { kind: 'quote'; children: Token[] }
  | { kind: 'list'; items: ListItem[] };

export type Mark = 'bold' | 'italic' | 'underline' | 'strike' | 'spoiler';
export type TimeStyle = 't' | 'T' | 'd' | 'D' | 'f' | 'F' | 's' | 'S' | 'R';

export interface ListItem {
  /** The item's number; undefined for a bullet. */
  number?: number;
  children: Token[];
}

/**
 * Context of a text: `block` shows everything, `inline` (titles, names of fields, texts of links) only
 * marks, code and emoji.
 */
export type MarkdownPlace = 'block' | 'inline';

/** Unicode emoji by their names in Discord, without colons. */
export type EmojiNames = ReadonlyMap<string, string>;
