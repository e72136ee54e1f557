import { isAddress } from './addresses.ts';
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
 * Reads the arguments of a button, in any order: a text without a key is known by what it is. Bots have
 * their addresses, styles and emoji at different places. Linear, never throws.
 * @returns the escaped texts by part, and those that fit nowhere
 */
export function readButtonArguments(raw: string) {
  const values = new Map<ButtonPart, string>();
  const free: string[] = [];
  const dropped: string[] = [];
  for (const text of textsOf(raw)) {
    const keyed = keyOf(text, KEYS);
    const key = keyed && PARTS[keyed.key];
    if (!key) {
      if (text !== '') free.push(text);
    } else if (values.has(key)) dropped.push(text);
    else values.set(key, keyed.value);
  }
  const remove = (isWanted: (text: string) => boolean) => {
    const index = free.findIndex(isWanted);
    return index === -1 ? undefined : free.splice(index, 1)[0];
  };
  const take = (part: ButtonPart, isWanted: (text: string) => boolean) => {
    const text = values.has(part) ? undefined : remove(isWanted);
    if (text !== undefined) values.set(part, text);
  };
  take('url', isUrl);
  take('emoji', isCustomEmoji);
  take('style', isStyle);
  // The word for a button with an address, in the place of a style.
  const link = remove((text) => /^link$/i.test(text));
  take('label', (text) => !isUrl(text) && !isStyle(text) && !seemsEmoji(text) && !seemsUrl(text));
  if (!values.has('label') && !values.has('emoji')) {
    // Nothing else is left to name the button.
    for (const isWanted of [
      seemsEmoji,
      isBareUrl,
      (text: string) => !seemsUrl(text) || isUrl(text),
    ]) {
      take('label', isWanted);
    }
    if (!values.has('label') && link !== undefined) values.set('label', link);
  }
  take('url', seemsUrl);
  take('emoji', seemsEmoji);
  if (link !== undefined && values.get('label') !== link && !values.has('style')) {
    values.set('style', link);
  }
  if (values.has('url') && /^link$/i.test(values.get('style') ?? '')) values.delete('style');
  return { values, dropped: [...dropped, ...free] };
}

/** `$v` separates the arguments of a button that has no `&&`. */
function textsOf(raw: string): string[] {
  const texts = splitArguments(raw);
  return texts.length > 1 ? texts : splitArguments(raw, '$v');
}

const isUrl = (text: string) => isAddress(unescapeText(text, 'argument'));
const isStyle = (text: string) => styleOf(text) !== undefined;

/** An address without its protocol: a domain and a path. */
const isBareUrl = (text: string) => /^[\w-]+(?:\.[\w-]+)+\/\S*$/.test(text);
/** An address with any protocol, or without one. */
const seemsUrl = (text: string) => /^[a-z][a-z\d+.-]{0,20}:\/\/\S/i.test(text) || isBareUrl(text);

/** Any writing of an emoji: in Unicode, by its name, or by its id. */
const seemsEmoji = (text: string) =>
  isCustomEmoji(text) || /^(?::\w+:|\d{17,20})$/.test(text) || isEmojiOnly(text);
