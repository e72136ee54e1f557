import type { Bot } from './bot.ts';
import { readButtonArguments } from './button-arguments.ts';
import { unescapeText, withoutTrailingInline } from './escape.ts';
import { keyOf, splitArguments } from './split-arguments.ts';

/** Keys of each part with several values, in the order of positional arguments. */
const KEYS = {
  author: ['name', 'icon', 'url'],
  footer: ['text', 'icon'],
  field: ['name', 'value', 'inline'],
} as const;
type PositionalTag = keyof typeof KEYS;
export type ArgumentTag = PositionalTag | 'button';

/** No text follows an address: whatever does is none of it. */
const ADDRESSES: ReadonlySet<string> = new Set(['icon', 'url']);

/** The key of an icon in Discord, which people write in codes, too. */
const ICON_URL = /^icon[_ ]?url(?=\s{0,8}[:=])/i;

export interface Arguments {
  /** Still escaped; see {@link valueOf}. */
  values: ReadonlyMap<string, string>;
  inline: boolean;
  /** Arguments that fit nowhere. */
  dropped: string[];
}

/** Reads the values of one part. Linear, never throws. */
export function readArguments(tag: ArgumentTag, raw: string, bot: Bot): Arguments {
  if (tag === 'button') return { ...readButtonArguments(raw, bot), inline: false };
  const keys: readonly string[] = KEYS[tag];
  const values = new Map<string, string>();
  const dropped: string[] = [];
  let inline = false;
  let places = 0;
  let hasKeys = false;
  let last: string | undefined;
  for (const [index, text] of splitArguments(raw).entries()) {
    const keyed = keyOf(text.replace(ICON_URL, 'icon'), keys);
    if (keyed) {
      hasKeys = true;
      if (keyed.key === 'inline') {
        inline = isTrue(keyed.value);
      } else if (values.has(keyed.key)) {
        dropped.push(text);
      } else {
        values.set(keyed.key, keyed.value);
        last = keyed.key;
      }
    } else if (tag === 'field' && isFlag(text, index, hasKeys)) {
      inline = !/^false$/i.test(text);
    } else if (text !== '') {
      const key = places < 4 ? positionOf(tag, index, values) : undefined;
      if (key) {
        places += 1;
        values.set(key, text);
        last = key;
      } else if (last && !ADDRESSES.has(last)) {
        // The `&&` belongs to the text and is kept.
        values.set(last, `${values.get(last) ?? ''} && ${text}`);
      } else {
        dropped.push(text);
      }
    }
  }
  const value = tag === 'field' ? withoutTrailingInline(values.get('value') ?? '') : undefined;
  if (value !== undefined) values.set('value', value);
  return { values, inline: inline || value !== undefined, dropped };
}

/** The unescaped value. */
export function valueOf({ values }: Arguments, key: string): string {
  return unescapeText(values.get(key) ?? '', key === 'value' ? 'value' : 'argument');
}

const isTrue = (text: string) => /^(true|yes|1|inline|)$/i.test(text);

/** A bare `inline`, `true` or `false` after the two texts of a field. */
function isFlag(text: string, index: number, hasKeys: boolean): boolean {
  return /^(inline|true|false)$/i.test(text) && (index >= 2 || (hasKeys && index >= 1));
}

/** @returns the key of a positional argument */
function positionOf(
  tag: PositionalTag,
  index: number,
  taken: ReadonlyMap<string, string>,
): string | undefined {
  const key = KEYS[tag][index];
  return key === undefined || key === 'inline' || taken.has(key) ? undefined : key;
}
