/** What a message's text is made of, for the preview to build elements from. */
export type Inline =
  | { kind: 'text'; text: string }
  /** Letters of code: shown as they are, variables filled in. */
  | { kind: 'code'; text: string }
  | { kind: 'mark'; mark: Mark; children: Inline[] }
  | { kind: 'link'; address: string; children: Inline[] }
  /** A word in braces that the bot replaces; `name` is one that `variableOf` knows. */
  | { kind: 'variable'; name: string }
  | { kind: 'mention'; what: 'user' | 'role' | 'channel' | 'command' | 'everyone'; text: string }
  | { kind: 'emoji'; name: string; id: string; animated: boolean }
  | { kind: 'time'; seconds: number; style: TimeStyle };

export type Mark = 'bold' | 'italic' | 'underline' | 'strike' | 'spoiler';
export type TimeStyle = 't' | 'T' | 'd' | 'D' | 'f' | 'F' | 's' | 'S' | 'R';

/** Pieces that stand below each other. Their texts are taken apart by `readInline`. */
export type Block =
  | { kind: 'paragraph'; text: string }
  | { kind: 'heading'; level: 1 | 2 | 3; text: string }
  | { kind: 'subtext'; text: string }
  | { kind: 'code'; text: string }
  | { kind: 'quote'; blocks: Block[] }
  | { kind: 'list'; items: ListItem[] };

export interface ListItem {
  /** Steps of indentation, from 0. */
  depth: number;
  /** The item's number; undefined for a dot. */
  number?: number;
  text: string;
}

/**
 * Where a text stands: `block` shows everything, `inline` (titles, names of fields) only marks
 * within a line.
 */
export type MarkdownPlace = 'block' | 'inline';
