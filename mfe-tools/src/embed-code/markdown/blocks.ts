import { CodeReader } from './code-reader.ts';
import { ListReader } from './list-reader.ts';
import type { Block } from './tokens.ts';

/** Marks at the beginning of a line. Blanks may precede them. */
const QUOTED_REST = / {0,20}>>> /y;
const QUOTED_LINE = / {0,20}> /y;
const HEADING = /^ {0,20}(#{1,3}) +(\S.*)$/;
const SUBTEXT = /^ {0,20}-# +(\S.*)$/;
/** A heading, whose text ends before a code block. */
const HEADING_START = / {0,20}(?:#{1,3}|-#) /y;

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
    const rest = lengthAt(QUOTED_REST, text, at);
    if (rest > 0) {
      close(at);
      quotes.push({ quote: text.slice(at + rest), start: at, end: text.length });
      return quotes;
    }
    const mark = lengthAt(QUOTED_LINE, text, at);
    if (mark > 0) {
      const end = lineEnd(text, at);
      open ??= { lines: [], start: at };
      open.lines.push(text.slice(at + mark, end));
      at = end + 1;
    } else {
      close(at);
      at = lineWithCode(text, at, codes).end + 1;
    }
  }
  close(text.length);
  return quotes;
}

/** @returns the length of a sticky pattern's match at a position, 0 without one */
function lengthAt(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0].length ?? 0;
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
  const list = new ListReader();
  const closeParagraph = () => {
    if (plain.length > 0) blocks.push({ kind: 'paragraph', text: plain.join('\n') });
    plain = [];
  };
  const closeList = () => {
    const items = list.take();
    if (items.length > 0) blocks.push({ kind: 'list', items });
  };
  const push = (line: string) => {
    const heading = headingOf(line);
    if (!heading && list.read(line)) return closeParagraph();
    closeList();
    if (!heading) plain.push(line);
    else {
      closeParagraph();
      blocks.push(heading);
    }
  };
  const codes = new CodeReader(text);
  for (let at = 0; at < text.length;) {
    const { end, code = at } = lineWithCode(text, at, codes);
    // A heading ends before a code block.
    const isHeading = code > at && lengthAt(HEADING_START, text, at) > 0;
    if (isHeading) push(text.slice(at, code));
    push(text.slice(isHeading ? code : at, end));
    at = end + 1;
  }
  if (text.endsWith('\n')) push('');
  closeParagraph();
  closeList();
}

/** A heading or subtext; undefined for any other line. */
function headingOf(line: string): Block | undefined {
  const [, marks = '', text] = HEADING.exec(line) ?? [];
  if (text !== undefined) {
    return { kind: 'heading', level: marks.length as 1 | 2 | 3, text: withoutEnd(text) };
  }
  const small = SUBTEXT.exec(line)?.[1];
  return small === undefined ? undefined : { kind: 'subtext', text: small.trimEnd() };
}

/** A heading's text without the number signs that may end it. */
function withoutEnd(text: string): string {
  const trimmed = text.trimEnd();
  let end = trimmed.length;
  while (trimmed[end - 1] === '#') end -= 1;
  return trimmed.slice(0, end).trimEnd() || trimmed;
}
