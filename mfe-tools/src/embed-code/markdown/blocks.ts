import { CodeReader } from './code-reader.ts';
import type { Block, ListItem } from './tokens.ts';

/**
 * Parses a text as Discord does: quotes, then headings, lists and paragraphs. Code blocks belong to the
 * paragraph, list item or quote in which they begin. Linear.
 */
export function readBlocks(text: string): Block[] {
  const blocks: Block[] = [];
  let from = 0;
  // Quotes begin at lines that are in no code block.
  for (const { quote, start, end } of quotesOf(text)) {
    pushLines(blocks, text.slice(from, start).replace(/\n$/, ''));
    const inner: Block[] = [];
    pushLines(inner, quote);
    blocks.push({ kind: 'quote', blocks: inner });
    from = end;
  }
  pushLines(blocks, text.slice(from));
  return blocks;
}

interface Quote {
  /** The quoted text, without its signs. */
  quote: string;
  start: number;
  end: number;
}

function quotesOf(text: string): Quote[] {
  const quotes: Quote[] = [];
  const codes = new CodeReader(text);
  let open: { lines: string[]; start: number } | undefined;
  const close = (end: number) => {
    if (open) quotes.push({ quote: open.lines.join('\n'), start: open.start, end });
    open = undefined;
  };
  for (let at = 0; at < text.length;) {
    if (text.startsWith('>>> ', at)) {
      close(at);
      quotes.push({ quote: text.slice(at + 4), start: at, end: text.length });
      return quotes;
    }
    if (text.startsWith('> ', at)) {
      const end = lineEnd(text, at);
      open ??= { lines: [], start: at };
      open.lines.push(text.slice(at + 2, end));
      at = end + 1;
    } else {
      close(at);
      at = lineWithCode(text, at, codes).end + 1;
    }
  }
  close(text.length);
  return quotes;
}

interface Line {
  /** Position of its line break, or the text's length. */
  end: number;
  /** Where its first code block begins. */
  code?: number;
}

/** The line at a position, up to the end of the line in which its code blocks end. */
function lineWithCode(text: string, start: number, codes: CodeReader): Line {
  let end = lineEnd(text, start);
  let code: number | undefined;
  for (let at = start; ;) {
    const block = codes.nextBlock(at, end);
    if (!block) return { end, code };
    code ??= block.start;
    at = block.end;
    if (at > end) end = lineEnd(text, at);
  }
}

function lineEnd(text: string, at: number): number {
  const newline = text.indexOf('\n', at);
  return newline === -1 ? text.length : newline;
}

function pushLines(blocks: Block[], text: string) {
  let plain: string[] = [];
  let items: ListItem[] = [];
  const close = () => {
    if (plain.length > 0) blocks.push({ kind: 'paragraph', text: plain.join('\n') });
    if (items.length > 0) blocks.push({ kind: 'list', items });
    plain = [];
    items = [];
  };
  const push = (line: string) => {
    const special = lineOf(line);
    if (special && 'depth' in special) {
      if (items.length === 0) close();
      items.push(special);
    } else if (special) {
      close();
      blocks.push(special);
    } else {
      if (plain.length === 0) close();
      plain.push(line);
    }
  };
  const codes = new CodeReader(text);
  for (let at = 0; at < text.length;) {
    const { end, code = at } = lineWithCode(text, at, codes);
    // A heading ends before a code block.
    const isHeading = code > at && /^(?:#{1,3}|-#) /.test(text.slice(at, at + 4));
    if (isHeading) push(text.slice(at, code));
    push(text.slice(isHeading ? code : at, end));
    at = end + 1;
  }
  if (text.endsWith('\n')) push('');
  close();
}

/** A heading, subtext or list item; undefined for any other line. */
function lineOf(line: string): Block | ListItem | undefined {
  const heading = /^(#{1,3}) +(\S.*)$/.exec(line);
  if (heading) {
    const [, marks = '', text = ''] = heading;
    return { kind: 'heading', level: marks.length as 1 | 2 | 3, text: text.trimEnd() };
  }
  const small = /^-# +(\S.*)$/.exec(line);
  if (small) return { kind: 'subtext', text: small[1] ?? '' };
  const item = /^( {0,20})(?:[-*]|(\d{1,9})\.) +(\S[^]*)$/.exec(line);
  if (!item) return undefined;
  const [, indent = '', number, text = ''] = item;
  const depth = Math.min(10, Math.floor(indent.length / 2));
  return number === undefined ? { depth, text } : { depth, number: Number(number), text };
}
