import { readAddress } from './addresses.ts';
import { countCharacters, cutCharacters, stripControls } from './characters.ts';
import { BUTTON_STYLES, isColor, isCustomEmoji } from './embed.ts';
import type { ButtonStyle } from './embed.ts';
import { quote } from './report.ts';
import type { ReadReport } from './report.ts';

/** Trims a text, removes control characters, and cuts it at `limit` (spec 0 §5). */
export function cleanText(text: string, limit: number, where: string, report: ReadReport): string {
  const clean = stripControls(text);
  if (clean !== text.replace(/\r\n?/g, '\n')) {
    report.changed(where, 'Control characters were removed.');
  }
  const trimmed = clean.trim();
  if (trimmed.length <= limit || countCharacters(trimmed) <= limit) return trimmed;
  report.shortened(where, limit);
  return cutCharacters(trimmed, limit).trimEnd();
}

/** An http or https address, or an empty text (spec 0 §5). */
export function cleanAddress(text: string, where: string, report: ReadReport): string {
  const address = readAddress(text, report.bot);
  if (address === '' && text.trim() !== '') {
    report.dropped(where, `${quote(text)} is no http or https address.`);
  } else if (address !== text.trim()) {
    report.changed(where, 'Control characters were removed.');
  }
  return address;
}

/** `#` and six hex digits, otherwise the color of new embeds (spec 0 §5). */
export function cleanColor(text: string, report: ReadReport): string {
  const color = text.trim();
  if (isColor(color)) return color;
  const { color: instead } = report.bot;
  report.changed('Color', `${quote(text)} is not # and six hex digits: ${instead} instead.`);
  return instead;
}

/** Color names that bots use for the styles. */
const STYLE_WORDS: Readonly<Record<string, ButtonStyle>> = {
  blue: 'primary',
  blurple: 'primary',
  gray: 'secondary',
  grey: 'secondary',
  green: 'success',
  red: 'danger',
};

/** The style that a word means, in any case. */
export function styleOf(text: string): ButtonStyle | undefined {
  const word = text.trim().toLowerCase();
  const synonym = Object.hasOwn(STYLE_WORDS, word) ? STYLE_WORDS[word] : undefined;
  return BUTTON_STYLES.find((style) => style === word) ?? synonym;
}

/** One of the four styles, `primary` for anything else (spec 0 §5). */
export function cleanStyle(text: string, where: string, report: ReadReport): ButtonStyle {
  const style = styleOf(text);
  if (style || text.trim() === '') return style ?? 'primary';
  report.changed(where, `${quote(text)} is no style: primary instead.`);
  return 'primary';
}

/** A custom Discord emoji, or an empty text (spec 0 §5). */
export function cleanEmoji(text: string, where: string, report: ReadReport): string {
  const emoji = text.trim();
  if (emoji === '' || isCustomEmoji(emoji)) return emoji;
  report.dropped(where, `${quote(text)} is no custom emoji such as <:name:id>.`);
  return '';
}
