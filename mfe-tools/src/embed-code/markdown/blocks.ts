import type { Block, ListItem } from './tokens.ts';

const FENCE = '```';

/** Parses a text as Discord does: code blocks first, then line by line. Linear. */
export function readBlocks(text: string): Block[] {
  const blocks: Block[] = [];
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
  return blocks;
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
  if (text !== '') blocks.push(...readLines(text.split('\n'), true));
}

function readLines(lines: string[], mayQuote: boolean): Block[] {
  const blocks: Block[] = [];
  let plain: string[] = [];
  let items: ListItem[] = [];
  let quoted: string[] = [];
  const close = () => {
    if (plain.length > 0) blocks.push({ kind: 'paragraph', text: plain.join('\n') });
    if (items.length > 0) blocks.push({ kind: 'list', items });
    if (quoted.length > 0) blocks.push({ kind: 'quote', blocks: readLines(quoted, false) });
    plain = [];
    items = [];
    quoted = [];
  };
  for (const [index, line] of lines.entries()) {
    if (mayQuote && line.startsWith('>>> ')) {
      close();
      quoted = [line.slice(4), ...lines.slice(index + 1)];
      break;
    }
    const special = lineOf(line);
    if (mayQuote && line.startsWith('> ')) {
      if (quoted.length === 0) close();
      quoted.push(line.slice(2));
    } else if (special && 'depth' in special) {
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
