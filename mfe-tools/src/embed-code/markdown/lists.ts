import { matchAt } from './match-at.ts';

/** A list at a position of a text. */
export interface FoundList {
  /** Number of the first item; undefined for bullets. */
  first?: number;
  /** Texts of the items, without their bullets and indentation. */
  items: string[];
  end: number;
}

const FIRST = /( {0,99})([*-]|\d{1,99}\.) +/y;
const BULLET = /(?:[*-]|\d{1,99}\.) /y;
const ITEM = / {0,99}(?:[*-]|\d{1,99}\.) +/y;
/** Discord's limit of a number. */
const MAX_NUMBER = 1e9;

/**
 * The list that begins at a position. It ends before a line that is neither indented nor an item. The
 * first item decides whether all are numbered; items of the first one's indentation, or one blank more,
 * are its siblings, and all other lines belong to the item before them.
 */
export function listAt(text: string, at: number): FoundList | undefined {
  const [prefix = '', blanks = '', bullet = ''] = matchAt(FIRST, text, at) ?? [];
  // Something follows the first blank after the bullet.
  const start = at + blanks.length + bullet.length + 1;
  if (prefix === '' || start >= text.length) return undefined;
  const end = listEnd(text, start + 1, blanks.length);
  const isClosed = text[end - 1] === '\n';
  const items: string[][] = [];
  for (const line of text.slice(at, end).split('\n')) {
    const own = items.length === 0 || isItem(line, blanks.length);
    if (own) items.push([line.slice(matchAt(ITEM, line, 0)?.[0].length ?? 0)]);
    else items.at(-1)?.push(unindented(line, prefix.length));
  }
  return {
    first: bullet.length > 1 ? Math.min(MAX_NUMBER, Math.max(1, Number(bullet))) : undefined,
    items: items.map((lines, index) => itemText(lines, index < items.length - 1 || isClosed)),
    end,
  };
}

/**
 * Lines of an item as a text, without its empty lines.
 * @param isClosed whether a line break ends the item: blanks before it do not show
 */
function itemText([first = '', ...lines]: string[], isClosed: boolean): string {
  const text = [first, ...lines.filter((line) => line !== '')].join('\n');
  let end = text.length;
  while (isClosed && text[end - 1] === ' ') end -= 1;
  return text.slice(0, end);
}

function listEnd(text: string, from: number, indent: number): number {
  for (let newline = text.indexOf('\n', from); newline !== -1;) {
    const next = newline + 1;
    const goesOn = text[next] === ' ' || (indent === 0 && matchAt(BULLET, text, next));
    if (!goesOn) return next;
    newline = text.indexOf('\n', next);
  }
  return text.length;
}

/** Whether a line has the indentation of an item, or one blank more. */
function isItem(line: string, indent: number): boolean {
  let blanks = 0;
  while (line[blanks] === ' ') blanks += 1;
  return (blanks === indent || blanks === indent + 1) && matchAt(BULLET, line, blanks) !== null;
}

function unindented(line: string, most: number): string {
  let blanks = 0;
  while (blanks < most && line[blanks] === ' ') blanks += 1;
  return line.slice(blanks);
}
