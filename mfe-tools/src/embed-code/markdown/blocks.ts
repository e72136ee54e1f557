import type { Block, ListItem } from './tokens.ts';

const FENCE = '```';

/** Parses a text as Discord does: quotes, in them and elsewhere code blocks, then other lines. Linear. */
export function readBlocks(text: string): Block[] {
  const blocks: Block[] = [];
  let from = 0;
  // Quotes begin at lines that are in no code block.
  for (const { quote, start, end } of quotesOf(text)) {
    pushCode(blocks, text.slice(from, start).replace(/\n$/, ''));
    const inner: Block[] = [];
    pushCode(inner, quote);
    blocks.push({ kind: 'quote', blocks: inner });
    from = end;
  }
  pushCode(blocks, text.slice(from));
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
  let open: { lines: string[]; start: number } | undefined;
  let at = 0;
  let codeEnd = 0;
  const close = (end: number) => {
    if (open) quotes.push({ quote: open.lines.join('\n'), start: open.start, end });
    open = undefined;
  };
  while (at < text.length) {
    const newline = text.indexOf('\n', at);
    const next = newline === -1 ? text.length : newline + 1;
    const line = text.slice(at, newline === -1 ? text.length : newline);
    const isOutside = at >= codeEnd;
    if (isOutside && line.startsWith('>>> ')) {
      close(at);
      quotes.push({ quote: text.slice(at + 4), start: at, end: text.length });
      return quotes;
    }
    if (isOutside && line.startsWith('> ')) {
      open ??= { lines: [], start: at };
      open.lines.push(line.slice(2));
    } else {
      close(at);
      codeEnd = endOfCode(text, Math.max(at, codeEnd), next, codeEnd);
    }
    at = next;
  }
  close(text.length);
  return quotes;
}

/** End of the code block that begins in a line and is open at its end. */
function endOfCode(text: string, from: number, lineEnd: number, before: number): number {
  let end = before;
  for (let at = from; ;) {
    const start = text.slice(at, lineEnd).indexOf(FENCE);
    if (start === -1) return end;
    const close = text.indexOf(FENCE, at + start + FENCE.length);
    if (close === -1) return end;
    end = close + FENCE.length;
    if (end >= lineEnd) return end;
    at = end;
  }
}

/** Code blocks, and the lines between them. */
function pushCode(blocks: Block[], text: string) {
  let from = 0;
  for (;;) {
    const open = text.indexOf(FENCE, from);
    const close = open === -1 ? -1 : text.indexOf(FENCE, open + FENCE.length);
    const code = close === -1 ? '' : codeOf(text.slice(open + FENCE.length, close));
    if (code === '') break;
    pushLines(blocks, text.slice(from, open).replace(/\n$/, ''));
    blocks.push({ kind: 'code', text: code });
    from = close + FENCE.length;
    if (text[from] === '\n') from += 1;
  }
  pushLines(blocks, text.slice(from));
}

/** Removes the language in the first line and the empty lines around the code. */
function codeOf(inner: string): string {
  const line = /^[\w+.#-]{1,30}\n/.exec(inner);
  return inner
    .slice(line?.[0].length ?? 0)
    .replace(/^\n+/, '')
    .trimEnd();
}

function pushLines(blocks: Block[], text: string) {
  if (text === '') return;
  for (const block of readLines(text.split('\n'))) blocks.push(block);
}

function readLines(lines: string[]): Block[] {
  const blocks: Block[] = [];
  let plain: string[] = [];
  let items: ListItem[] = [];
  const close = () => {
    if (plain.length > 0) blocks.push({ kind: 'paragraph', text: plain.join('\n') });
    if (items.length > 0) blocks.push({ kind: 'list', items });
    plain = [];
    items = [];
  };
  for (const line of lines) {
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
  }
  close();
  return blocks;
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
  const item = /^( {0,20})(?:[-*]|(\d{1,9})\.) +(\S.*)$/.exec(line);
  if (!item) return undefined;
  const [, indent = '', number, text = ''] = item;
  const depth = Math.min(10, Math.floor(indent.length / 2));
  return number === undefined ? { depth, text } : { depth, number: Number(number), text };
}
