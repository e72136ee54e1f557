import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { installedPackage } from '../../shared/remote/build/packages/installed-package.ts';

const require = createRequire(import.meta.url);
const emojis = require('emojibase-data/en/compact.json') as {
  hexcode: string;
  unicode: string;
  label: string;
  tags?: string[];
  group?: number;
}[];
/** Names by code points: those of JoyPixels, which Discord's names come from. */
const shortcodes = require('emojibase-data/en/shortcodes/joypixels.json') as Record<
  string,
  string | string[]
>;

const FOLDER = dirname(require.resolve('emojibase-data/package.json'));

/** Of emojibase: skin tones and hair, which no picker shows alone. */
const COMPONENTS = 2;

/**
 * What the embed builder uses of emojibase, which has 51 MB of emoji in 30 languages.
 * @returns path of each file -> its content
 */
export function emojiFiles(): Record<string, string> {
  const names = Object.fromEntries(
    Object.entries(shortcodes).map(([hexcode, all]) => [emojiOf(hexcode), [all].flat().join(' ')]),
  );
  const list = emojis
    .filter(({ hexcode }) => hexcode in shortcodes)
    .filter(({ group }) => group !== undefined && group !== COMPONENTS)
    .map(({ unicode: emoji, label, tags = [], group }) => ({
      emoji,
      label,
      tags: tags.join(' '),
      group,
    }));
  return {
    'mfe-tools/copied-packages.json': inLines([installedPackage(FOLDER)]),
    'mfe-tools/src/emoji/names.json': inLines(names),
    'mfe-tools/src/emoji/list.json': inLines(list),
  };
}

/** JSON with a line for each entry, so that an update shows which emoji changed. */
function inLines(data: Record<string, string> | object[]): string {
  const isList = Array.isArray(data);
  const lines = isList
    ? data.map((entry) => JSON.stringify(entry))
    : Object.entries(data).map(
        ([key, value]) => `${JSON.stringify(key)}: ${JSON.stringify(value)}`,
      );
  return `${isList ? '[' : '{'}\n${lines.join(',\n')}\n${isList ? ']' : '}'}\n`;
}

/** @param hexcode code points in hexadecimal digits, such as `1F44D-1F3FB` */
function emojiOf(hexcode: string): string {
  const text = String.fromCodePoint(...hexcode.split('-').map((code) => parseInt(code, 16)));
  // Without the selector, browsers show characters such as ❤ as text.
  return hexcode.includes('-') || /\p{Emoji_Presentation}/u.test(text) ? text : `${text}\ufe0f`;
}
