/**
 * Where a text stands in a code: alone in its part, as one of several arguments, or as the value
 * of a field, after which a bare `inline` would count.
 */
export type Place = 'part' | 'argument' | 'value';

const MARKER = '{embed}';

/**
 * Guards a text for its place inside a code: a backslash goes before what would end the part or
 * the whole code early (a brace without its partner, `&&` between arguments, `$v`, `{embed}`, a
 * trailing `inline` of a value). Backslashes that already stand before such a token are doubled,
 * so that a reader can tell them apart. Linear.
 */
export function escapeText(text: string, place: Place): string {
  const lonely = lonelyBraces(text);
  const body = place === 'value' ? splitInline(text) : { head: text, slashes: '', word: '' };
  let out = '';
  let index = 0;
  while (index <= body.head.length) {
    const start = index;
    while (body.head[index] === '\\') index += 1;
    const slashes = body.head.slice(start, index);
    const token = tokenAt(body.head, index);
    if (token === undefined) {
      out += slashes + (body.head[index] ?? '');
      index += 1;
      continue;
    }
    out += slashes + slashes;
    if (token === '') {
      // A backslash at the very end would guard the brace that closes the part.
      if (body.word === '') break;
      return `${out}${body.slashes}${body.slashes}\\${body.word}`;
    }
    if (token.length === MARKER.length) out += `\\{${token.slice(1, -1)}\\}`;
    else out += (mustHide(token, place, lonely.has(index)) ? '\\' : '') + token;
    index += token.length;
  }
  return out;
}

/** Takes the guards of {@link escapeText} away again. Linear. */
export function unescapeText(text: string, place: Place): string {
  const inline = place === 'value' ? splitInline(text) : undefined;
  if (inline && inline.slashes.length % 2 === 1) {
    const slashes = inline.slashes.slice(0, (inline.slashes.length - 1) / 2);
    return unescapeText(inline.head, 'argument') + slashes + inline.word;
  }
  let out = '';
  let index = 0;
  while (index < text.length) {
    const start = index;
    while (text[index] === '\\') index += 1;
    const count = index - start;
    const token = tokenAt(text, index);
    if (token === undefined || count === 0) {
      out += text.slice(start, index) + (text[index] ?? '');
      index += 1;
    } else {
      const kept = token === '' ? Math.ceil(count / 2) : Math.floor(count / 2);
      // Only the first character: what stands behind it may be guarded on its own.
      out += text.slice(start, start + kept) + (text[index] ?? '');
      index += 1;
      if (token === '&&' || token.toLowerCase() === '$v') {
        out += token.slice(1);
        index += token.length - 1;
      }
    }
  }
  return out;
}

/**
 * What stands at a position and means something to a reader.
 * @returns the empty text at the end of the text, undefined where nothing special stands
 */
function tokenAt(text: string, index: number): string | undefined {
  switch (text[index]) {
    case undefined:
      return '';
    case '{': {
      const marker = text.slice(index, index + MARKER.length);
      return marker.toLowerCase() === MARKER ? marker : '{';
    }
    case '}':
      return '}';
    case '&':
      return text[index + 1] === '&' ? '&&' : undefined;
    case '$':
      return /v/i.test(text[index + 1] ?? '') ? text.slice(index, index + 2) : undefined;
    default:
      return undefined;
  }
}

function mustHide(token: string, place: Place, isLonely: boolean): boolean {
  if (token === '&&') return place !== 'part';
  return token.length === 2 || isLonely;
}

/** Positions of braces that have no partner. */
export function lonelyBraces(text: string): Set<number> {
  const lonely = new Set<number>();
  const open: number[] = [];
  for (let index = 0; index < text.length; index += 1) {
    if (text[index] === '{') open.push(index);
    if (text[index] === '}' && open.pop() === undefined) lonely.add(index);
  }
  for (const index of open) lonely.add(index);
  return lonely;
}

const INLINE = 'inline';

/** Splits a value that ends in a blank, any backslashes and the word `inline`. */
function splitInline(text: string): { head: string; slashes: string; word: string } {
  const none = { head: text, slashes: '', word: '' };
  const word = text.slice(-INLINE.length);
  if (word.toLowerCase() !== INLINE) return none;
  const end = text.length - INLINE.length;
  let start = end;
  while (text[start - 1] === '\\') start -= 1;
  if (start === 0 || !/\s/.test(text[start - 1] ?? '')) return none;
  return { head: text.slice(0, start), slashes: text.slice(start, end), word };
}

/**
 * Whether a field's value, as it stands in a code, ends in a bare `inline` that is a flag.
 * @returns the value without it; undefined where there is none
 */
export function withoutTrailingInline(value: string): string | undefined {
  const { head, slashes, word } = splitInline(value);
  return word !== '' && slashes === '' ? head.trimEnd() : undefined;
}
