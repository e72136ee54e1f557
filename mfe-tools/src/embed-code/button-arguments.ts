import { isAddress, isBareAddress } from './addresses.ts';
import type { Bot } from './bot.ts';
import { styleOf } from './clean.ts';
import { isCustomEmoji } from './embed.ts';
import { unescapeText } from './escape.ts';
import { isEmojiOnly } from './markdown/jumbo.ts';
import { keyOf, splitArguments } from './split-arguments.ts';

type ButtonPart = 'label' | 'style' | 'url' | 'emoji';

/** The keys of each part, in all bots. */
const PARTS: Readonly<Record<string, ButtonPart>> = {
  label: 'label',
  style: 'style',
  type: 'style',
  url: 'url',
  link: 'url',
  emoji: 'emoji',
};
const KEYS = Object.keys(PARTS);

/**
 * What a text without a key is. `link` is the word for a button with an address, in the place of a style;
 * the odd ones are of a kind that embed code does not have.
 */
type Kind = 'url' | 'odd-url' | 'bare-url' | 'emoji' | 'odd-emoji' | 'style' | 'link' | 'word';

/**
 * Reads the arguments of a button, in any order: a text without a key is known by what it is. Bots have
 * their addresses, styles and emoji at different places. Linear, never throws.
 * @returns the escaped texts by part, and those that fit nowhere
 */
export function readButtonArguments(raw: string, bot: Bot) {
  const values = new Map<ButtonPart, string>();
  const free: { text: string; kind: Kind }[] = [];
  const dropped: string[] = [];
  for (const text of textsOf(raw)) {
    const keyed = keyOf(text, KEYS);
    const key = keyed && PARTS[keyed.key];
    if (!key) {
      if (text !== '') free.push({ text, kind: kindOf(text, bot) });
    } else if (values.has(key)) dropped.push(text);
    else values.set(key, keyed.value);
  }
  const remove = (wanted: Kind) => {
    const index = free.findIndex(({ kind }) => kind === wanted);
    return index === -1 ? undefined : free.splice(index, 1)[0]?.text;
  };
  /** Takes the first text of the first of these kinds, unless the part is there. */
  const take = (part: ButtonPart, ...kinds: Kind[]) => {
    for (const kind of kinds) {
      const text = values.has(part) ? undefined : remove(kind);
      if (text !== undefined) values.set(part, text);
    }
  };
  take('url', 'url');
  take('emoji', 'emoji');
  take('style', 'style');
  const link = remove('link');
  take('label', 'word', 'link');
  if (!values.has('label') && !values.has('emoji')) {
    // Nothing else is left to name the button.
    take('label', 'odd-emoji', 'bare-url', 'url', 'style');
    if (!values.has('label') && link !== undefined) values.set('label', link);
  }
  take('url', 'odd-url', 'bare-url');
  take('emoji', 'odd-emoji');
  if (link !== undefined && values.get('label') !== link && !values.has('style')) {
    values.set('style', link);
  }
  if (values.has('url') && /^link$/i.test(values.get('style') ?? '')) values.delete('style');
  return { values, dropped: [...dropped, ...free.map(({ text }) => text)] };
}

/** `$v` separates the arguments of a button that has no `&&`. */
function textsOf(raw: string): string[] {
  const texts = splitArguments(raw);
  return texts.length > 1 ? texts : splitArguments(raw, '$v');
}

function kindOf(text: string, bot: Bot): Kind {
  if (isCustomEmoji(text)) return 'emoji';
  if (isAddress(unescapeText(text, 'argument'), bot)) return 'url';
  if (styleOf(text)) return 'style';
  if (/^link$/i.test(text)) return 'link';
  // By its name, by its id, or in Unicode.
  if (/^(?::\w+:|\d{17,20})$/.test(text) || isEmojiOnly(text)) return 'odd-emoji';
  if (/^[a-z][a-z\d+.-]{0,20}:\/\/\S/i.test(text)) return 'odd-url';
  return isBareAddress(text) ? 'bare-url' : 'word';
}
