import { isBalanced, unescapeText, withoutTrailingInline } from './escape.ts';
import { isAddress } from './addresses.ts';

/** Keys of each part with several values, in the order of positional arguments. */
const KEYS = {
  author: ['name', 'icon', 'url'],
  footer: ['text', 'icon'],
  field: ['name', 'value', 'inline'],
  button: ['label', 'style', 'url', 'emoji'],
} as const;
export type ArgumentTag = keyof typeof KEYS;

export interface Arguments {
  /** Escaped if `raw` was requested; see {@link valueOf}. */
  values: Map<string, string>;
  inline: boolean;
  /** Whether a value had no key. */
  positional: boolean;
  /** Arguments that match no key. */
  dropped: string[];
}

/** Reads the values of one part. Linear, never throws. */
export function readArguments(tag: ArgumentTag, raw: string): Arguments {
  const keys: readonly string[] = KEYS[tag];
  const found: Arguments = { values: new Map(), inline: false, positional: false, dropped: [] };
  const places: string[] = [];
  const hasKeys = { any: false };
  let last: string | undefined;
  for (const [index, text] of splitArguments(raw).entries()) {
    const keyed = keyOf(text, keys);
    if (keyed) {
      hasKeys.any = true;
      if (keyed.key === 'inline') {
        found.inline = isTrue(keyed.value);
      } else if (found.values.has(keyed.key)) {
        found.dropped.push(text);
      } else {
        found.values.set(keyed.key, keyed.value);
        last = keyed.key;
      }
    } else if (tag === 'field' && isFlag(text, index, hasKeys.any)) {
      found.inline = !/^false$/i.test(text);
    } else if (text !== '') {
      const key = places.length < 4 ? positionOf(tag, index, text, found.values) : undefined;
      if (key) {
        places.push(key);
        found.positional = true;
        found.values.set(key, text);
        last = key;
      } else if (last && tag !== 'button') {
        // The `&&` belongs to the text and is kept.
        found.values.set(last, `${found.values.get(last) ?? ''} && ${text}`);
      } else {
        found.dropped.push(text);
      }
    }
  }
  takeTrailingInline(tag, found);
  return found;
}

/** The unescaped value. */
export function valueOf({ values }: Arguments, key: string): string {
  return unescapeText(values.get(key) ?? '', key === 'value' ? 'value' : 'argument');
}

/** Splits at `&&` outside of inner braces, with optional blanks around it. */
function splitArguments(raw: string): string[] {
  const parts: string[] = [];
  // In a code with unbalanced braces their depth has no meaning.
  const nests = isBalanced(raw);
  let depth = 0;
  let from = 0;
  let slashes = 0;
  for (let index = 0; index < raw.length; index += 1) {
    const letter = raw[index];
    if (letter === '\\') {
      slashes += 1;
      continue;
    }
    const isLive = slashes % 2 === 0;
    slashes = 0;
    const isSplit = letter === '&' && raw[index + 1] === '&';
    if (!isLive) {
      if (isSplit) index += 1;
    } else if (letter === '{') depth += 1;
    else if (letter === '}') depth -= 1;
    else if (isSplit && (depth <= 0 || !nests)) {
      parts.push(raw.slice(from, index).trim());
      from = index + 2;
      index += 1;
    }
  }
  parts.push(raw.slice(from).trim());
  return parts;
}

function keyOf(text: string, keys: readonly string[]) {
  const match = /^([a-z]{1,6})\s{0,8}[:=]/i.exec(text);
  const key = match?.[1]?.toLowerCase();
  if (!match || !key || !keys.includes(key)) return undefined;
  return { key, value: text.slice(match[0].length).trim() };
}

const isTrue = (text: string) => /^(true|yes|1|inline|)$/i.test(text);

/** A bare `inline`, `true` or `false` after the two texts of a field. */
function isFlag(text: string, index: number, hasKeys: boolean): boolean {
  return /^(inline|true|false)$/i.test(text) && (index >= 2 || (hasKeys && index >= 1));
}

/** @returns the key of a positional argument */
function positionOf(
  tag: ArgumentTag,
  index: number,
  text: string,
  taken: ReadonlyMap<string, string>,
): string | undefined {
  const key = tag === 'button' ? buttonKey(index, text, taken) : KEYS[tag][index];
  return key === undefined || key === 'inline' || taken.has(key) ? undefined : key;
}

/** `style, label, emoji`, `link, label, url` or `URL, label, emoji`. */
function buttonKey(index: number, text: string, taken: ReadonlyMap<string, string>) {
  if (index === 0) return isAddress(text) ? 'url' : 'style';
  if (index === 1) return 'label';
  if (isAddress(text)) return 'url';
  return taken.has('emoji') ? undefined : 'emoji';
}

function takeTrailingInline(tag: ArgumentTag, found: Arguments) {
  if (tag !== 'field') return;
  const value = withoutTrailingInline(found.values.get('value') ?? '');
  if (value === undefined) return;
  found.inline = true;
  found.values.set('value', value);
}
