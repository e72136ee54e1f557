/** Tokens of a message's text, from which the preview builds elements. */
export type Inline =
  | { kind: 'text'; text: string }
  /** Text of code: shown verbatim, with variables replaced. */
  | { kind: 'code'; text: string }
  /** `language` is the word after the opening backticks, in lower case. */
  | { kind: 'code-block'; text: string; language?: string }
  | { kind: 'mark'; mark: Mark; children: Inline[] }
  /** `title` shows on hover. */
  | { kind: 'link'; address: string; title?: string; children: Inline[] }
  /** A word in braces that the bot replaces. `variableOf` finds its `name`. */
  | { kind: 'variable'; name: string }
  | { kind: 'mention'; what: 'user' | 'role' | 'channel' | 'command' | 'everyone'; text: string }
  | { kind: 'emoji'; name: string; id: string; animated: boolean }
  | { kind: 'time'; seconds: number; style: TimeStyle };

export type Mark = 'bold' | 'italic' | 'underline' | 'strike' | 'spoiler';
export type TimeStyle = 't' | 'T' | 'd' | 'D' | 'f' | 'F' | 's' | 'S' | 'R';

/** Block elements. Their texts are parsed by `readInline`. */
export type Block =
  | { kind: 'paragraph'; text: string }
  | { kind: 'heading'; level: 1 | 2 | 3; text: string }
  | { kind: 'subtext'; text: string }
  | { kind: 'quote'; blocks: Block[] }
  | { kind: 'list'; items: ListItem[] };

export interface ListItem {
  /** Steps of indentation, from 0. */
  depth: number;
  /** The item's number; undefined for a bullet. */
  number?: number;
  text: string;
}

/**
 * Context of a text: `block` shows everything, `inline` (titles, names of fields) only marks within a
 * line.
 */
export type MarkdownPlace = 'block' | 'inline';

/** Unicode emoji by their names in Discord, without colons. */
export type EmojiNames = ReadonlyMap<string, string>;
