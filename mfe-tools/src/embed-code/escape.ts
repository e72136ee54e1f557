/**
 * Position of a text in a code: alone in its part, as one of several arguments, or as the value of a
 * field, which a bare `inline` may follow.
 */
export type Place = 'part' | 'argument' | 'value';

const MARKER = '{embed}';

/** Letters that a token can begin with. Text between them is copied in one piece. */
const FIRST_LETTERS = /[\\{}&$]/g;

/** @returns the length of the text if no token follows */
function nextToken(text: string, index: number): number {
  FIRST_LETTERS.lastIndex = index;
  return FIRST_LETTERS.exec(text)?.index ?? text.length;
}

/**
 * Escapes a text for its position in a code: adds a backslash before a token that would end the part
 * or the code early (an unpaired brace, `&&` between arguments, `$v`, `{embed}`, a trailing `inline`
 * of a value, and `\\n` in a text of one line). Doubles backslashes that already precede such a token, so that the escape can be
 * reversed. Linear.
 */
export function escapeText(text: string, place: Place): string {
  const unpaired = unpairedBraces(text);
  const isFlat = !text.includes('\n');
  const body = place === 'value' ? splitInline(text) : { head: text, slashes: '', word: '' };
  let out = '';
  let index = 0;
  while (index <= body.head.length) {
    const start = nextToken(body.head, index);
    out += body.head.slice(index, start);
    index = start;
    while (body.head[index] === '\\') index += 1;
    const slashes = body.head.slice(start, index);
    const token = tokenAt(body.head, index);
    if (token === undefined) {
      // `\n` would be read as a line break.
      if (isFlat && body.head[index] === 'n') out += slashes;
      out += slashes + (body.head[index] ?? '');
      index += 1;
      continue;
    }
    out += slashes + slashes;
    if (token === '') {
      // A trailing backslash would escape the closing brace of the part.
      if (body.word === '') break;
      return `${out}${body.slashes}${body.slashes}\\${body.word}`;
    }
    if (token.length === MARKER.length) out += `\\{${token.slice(1, -1)}\\}`;
    else out += (mustHide(token, place, unpaired[index] === 1) ? '\\' : '') + token;
    index += token.length;
  }
  return out;
}

/**
 * Reverses {@link escapeText}. In a text of one line, `\\n` becomes a line break: bots whose codes have one
 * line write it so. Linear.
 */
export function unescapeText(text: string, place: Place): string {
  const inline = place === 'value' ? splitInline(text) : undefined;
  if (inline && inline.slashes.length % 2 === 1) {
    const slashes = inline.slashes.slice(0, (inline.slashes.length - 1) / 2);
    return unescapeText(inline.head, 'argument') + slashes + inline.word;
  }
  const isFlat = !text.includes('\n');
  let out = '';
  let index = 0;
  while (index < text.length) {
    const start = nextToken(text, index);
    out += text.slice(index, start);
    index = start;
    while (text[index] === '\\') index += 1;
    const count = index - start;
    const token = tokenAt(text, index);
    if (isFlat && count > 0 && text[index] === 'n') {
      out += text.slice(start, start + Math.floor(count / 2)) + (count % 2 === 1 ? '\n' : 'n');
      index += 1;
    } else if (token === undefined || count === 0) {
      out += text.slice(start, index) + (text[index] ?? '');
      index += 1;
    } else {
      const kept = token === '' ? Math.ceil(count / 2) : Math.floor(count / 2);
      // Only the first character: the next one can have its own escape.
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
 * The special token at a position.
 * @returns an empty text at the end, undefined if there is no special token
 */
function tokenAt(text: string, index: number): string | undefined {
  switch (text[index]) {
    case undefined:
      return '';
    case '{': {
      if (!/e/i.test(text[index + 1] ?? '')) return '{';
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

/** Marks unpaired braces: 1 at the position of each. */
function unpairedBraces(text: string): Uint8Array {
  const unpaired = new Uint8Array(text.length);
  const open: number[] = [];
  for (let index = 0; index < text.length; index += 1) {
    if (text[index] === '{') open.push(index);
    if (text[index] === '}' && open.pop() === undefined) unpaired[index] = 1;
  }
  for (const index of open) unpaired[index] = 1;
  return unpaired;
}

/** Whether each brace of a text has its partner. */
export function isBalanced(text: string): boolean {
  let depth = 0;
  for (let index = 0; index < text.length && depth >= 0; index += 1) {
    if (text[index] === '{') depth += 1;
    if (text[index] === '}') depth -= 1;
  }
  return depth === 0;
}

const INLINE = 'inline';

/** Splits a value that ends in a blank, backslashes and the word `inline`. */
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
 * Removes the flag `inline` from the end of a field's escaped value.
 * @returns undefined if the value does not end in the flag
 */
export function withoutTrailingInline(value: string): string | undefined {
  const { head, slashes, word } = splitInline(value);
  return word !== '' && slashes === '' ? head.trimEnd() : undefined;
}
