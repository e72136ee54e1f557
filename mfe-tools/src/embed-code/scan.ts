import { isMarker, tagOf } from './tags.ts';
import type { Tag } from './tags.ts';

/** A piece of a code. `raw` of a part is the text after its colon, still escaped. */
export type Piece =
  | { kind: 'marker' }
  | { kind: 'part'; tag: Tag; raw: string }
  /** Other text in braces: a variable, or an unknown part. */
  | { kind: 'unknown'; text: string }
  | { kind: 'text'; text: string };

export interface Scan {
  pieces: Piece[];
  /** False if braces were unbalanced and the pieces were found by their separators. */
  balanced: boolean;
}

/** Splits a code into pieces. One pass, never throws. */
export function scanCode(code: string): Scan {
  const pieces: Piece[] = [];
  let depth = 0;
  let from = 0;
  let slashes = 0;
  for (let index = 0; index < code.length; index += 1) {
    const letter = code[index];
    if (letter === '\\') {
      slashes += 1;
      continue;
    }
    const isLive = slashes % 2 === 0;
    slashes = 0;
    if (!isLive) continue;
    if (letter === '{') {
      if (depth === 0) {
        pushText(pieces, code.slice(from, index));
        from = index;
      }
      depth += 1;
    } else if (letter === '}') {
      if (depth === 0) return { pieces: splitAtSeparators(code), balanced: false };
      depth -= 1;
      if (depth === 0) {
        pieces.push(groupPiece(code.slice(from + 1, index)));
        from = index + 1;
      }
    }
  }
  if (depth > 0) return { pieces: splitAtSeparators(code), balanced: false };
  pushText(pieces, code.slice(from));
  return { pieces, balanced: true };
}

/** @param inner text between two braces */
function groupPiece(inner: string): Piece {
  if (isMarker(inner)) return { kind: 'marker' };
  const colon = inner.indexOf(':');
  const name = colon === -1 ? inner : inner.slice(0, colon);
  const tag = tagOf(name);
  if (tag) return { kind: 'part', tag, raw: colon === -1 ? '' : inner.slice(colon + 1) };
  return { kind: 'unknown', text: `{${inner}}` };
}

function pushText(pieces: Piece[], text: string) {
  if (withoutSeparators(text) !== '') pieces.push({ kind: 'text', text });
}

/** Trims separators of parts off both ends: blanks, `$v`, `&&`, `::`. Linear. */
export function withoutSeparators(text: string): string {
  let from = 0;
  let to = text.length;
  for (;;) {
    const before = to - from;
    while (from < to && isBlank(text, from)) from += 1;
    while (to > from && isBlank(text, to - 1)) to -= 1;
    if (to - from >= 2 && isSeparator(text, from)) from += 2;
    if (to - from >= 2 && isSeparator(text, to - 2)) to -= 2;
    if (to - from === before) return text.slice(from, to);
  }
}

const isBlank = (text: string, index: number) => /\s/.test(text[index] ?? '');
const isSeparator = (text: string, index: number) =>
  ['&&', '::', '$v'].includes(text.slice(index, index + 2).toLowerCase());

/** Fallback for unbalanced braces (rule 3). */
function splitAtSeparators(code: string): Piece[] {
  const usesV = /\$v/i.test(code);
  const raws = usesV ? code.split(/\$v/i) : code.split(/ &&(?: |$)/);
  // A separator at the end separates nothing.
  while (raws.length > 1 && raws.at(-1)?.trim() === '') raws.pop();
  const pieces: Piece[] = [];
  let open: { tag: Tag; raws: string[] } | undefined;
  const close = () => {
    if (!open) return;
    const raw = open.raws.join(usesV ? '$v' : ' && ').trimEnd();
    // The last brace of an unclosed part can be that of a variable: `{title: Hi {user.name}`.
    const isClosed = raw.endsWith('}') && !/\{[\w.]{1,40}\}$/.test(raw);
    pieces.push({ kind: 'part', tag: open.tag, raw: isClosed ? raw.slice(0, -1) : raw });
    open = undefined;
  };
  for (const raw of raws) {
    const text = raw.trimStart();
    const hasBrace = text.startsWith('{');
    const inner = hasBrace ? text.slice(1) : text;
    const colon = inner.indexOf(':');
    // ` && ` can also precede an argument, and `url:` is the name of a part and of an argument.
    const tag = hasBrace || usesV ? tagOf(headOf(inner, colon)) : undefined;
    if (isMarker(inner.trimEnd().replace(/\}$/, ''))) {
      close();
      pieces.push({ kind: 'marker' });
    } else if (tag) {
      close();
      open = { tag, raws: [colon === -1 ? '' : inner.slice(colon + 1)] };
    } else if (open) {
      open.raws.push(raw);
    } else {
      pushText(pieces, raw);
    }
  }
  close();
  return pieces;
}

function headOf(inner: string, colon: number): string {
  return colon === -1 ? inner.trim().replace(/\}$/, '') : inner.slice(0, colon);
}
