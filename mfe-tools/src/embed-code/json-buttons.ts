import { cleanAddress, cleanEmoji, cleanText, styleOf as styleOfWord } from './clean.ts';
import { LINK_STYLE, OWN_BUTTON_ID, STYLE_NUMBERS } from './discord-json.ts';
import type { Json } from './discord-json.ts';
import { RULES } from '@portico/contracts/rules/message-limits';
import { BUTTON_STYLES, isCustomEmoji } from './embed.ts';
import type { ButtonStyle, EmbedButton } from './embed.ts';
import {
  flagOf,
  isSaid,
  itemsOf,
  nameOfValue,
  nameOthers,
  object,
  objectOf,
  string,
  textOf,
  wordOf,
} from './json-values.ts';
import { quote } from './report.ts';
import type { ReadReport } from './report.ts';

const ROW = 1;
const BUTTON = 2;
/** Discord's style for the sale of an item. It has neither label nor address. */
const PREMIUM_STYLE = 6;

/** The buttons of a message's rows. Everything else in them is reported. */
export function readJsonButtons(message: Json, report: ReadReport): EmbedButton[] {
  const rows = itemsOf(message.components, 'Components', report);
  const all = rows.flatMap((row) => itemsOfRow(row, report)).filter(isSaid);
  const buttons = all
    .map(object)
    .filter((item) => item !== undefined)
    .filter(isButton);
  if (buttons.length < all.length) {
    const count = all.length - buttons.length;
    report.dropped(
      'Components',
      `Only buttons are imported, not menus and shop buttons: ${count} left out.`,
    );
  }
  const { most } = RULES.buttons;
  report.beyond('buttons', buttons.length, most);
  return buttons.slice(0, most).map((button, index) => {
    const where = `Button ${index + 1}`;
    nameButtonParts(button, where, report);
    return {
      label: cleanText(
        textOf(button.label, `${where}, label`, report),
        RULES.buttonLabel.most,
        `${where}, label`,
        report,
      ),
      style: styleOf(button.style, where, report),
      url: cleanAddress(
        textOf(button.url, `${where}, address`, report),
        `${where}, address`,
        report,
      ),
      emoji: emojiOf(button.emoji, where, report),
    };
  });
}

/** Libraries have names for the types, and people leave them out. */
export const isButton = (item: Json) =>
  wordOf(item.style) !== `${PREMIUM_STYLE}` &&
  (isSaid(item.type)
    ? isOfType(item, BUTTON, 'BUTTON')
    : isSaid(item.label) && !('options' in item) && !('components' in item));

const isOfType = ({ type }: Json, number: number, name: string) =>
  [`${number}`, name].includes(wordOf(type).toUpperCase());

/** The items of a row. People write a button without a row, and a list in place of a row, too. */
function itemsOfRow(value: unknown, report: ReadReport): unknown[] {
  if (Array.isArray(value)) return value;
  const row = object(value);
  if (!row || !('components' in row)) return [value];
  const read = isOfType(row, ROW, 'ACTION_ROW') ? ['type', 'components'] : ['components'];
  nameOthers(row, { read, added: ['id'] }, 'Components', report);
  return itemsOf(row.components, 'Components', report);
}

function nameButtonParts(button: Json, where: string, report: ReadReport) {
  const read = ['type', 'style', 'label', 'url', 'emoji'];
  const isOwn = OWN_BUTTON_ID.test(string(button.custom_id));
  nameOthers(button, { read: isOwn ? [...read, 'custom_id'] : read, added: ['id'] }, where, report);
}

/** @param value number of a style, or its name */
function styleOf(value: unknown, where: string, report: ReadReport): ButtonStyle {
  const word = wordOf(value);
  if (word === `${LINK_STYLE}` || /^link$/i.test(word)) return 'secondary';
  const style =
    BUTTON_STYLES.find((name) => `${STYLE_NUMBERS[name]}` === word) ?? styleOfWord(word);
  if (!style && value !== undefined && value !== null) {
    report.changed(`${where}, style`, `${nameOfValue(value)} is no style: primary instead.`);
  }
  return style ?? 'primary';
}

/** @param value the parts of an emoji, or its text */
function emojiOf(value: unknown, where: string, report: ReadReport): string {
  const place = `${where}, emoji`;
  if (typeof value === 'string') return cleanEmoji(value, place, report);
  const emoji = objectOf(value, 'emoji', place, report);
  nameOthers(emoji, { read: ['name', 'id', 'animated'] }, place, report);
  const name = textOf(emoji?.name, place, report);
  const id = textOf(emoji?.id, place, report);
  const isAnimated = flagOf(emoji?.animated, place, report);
  const custom = `<${isAnimated ? 'a' : ''}:${name}:${id}>`;
  if (isCustomEmoji(custom)) return custom;
  if (name !== '' || id !== '') {
    report.dropped(place, `Embed code has only custom emoji on buttons, not ${quote(name || id)}.`);
  }
  return '';
}
