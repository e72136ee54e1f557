import type { Bot } from './bot.ts';
import { cleanAddress, cleanText } from './clean.ts';
import type { Json } from './discord-json.ts';
import { RULES } from '@portico/contracts/rules/message-limits';
import { isColor, newEmbed } from './embed.ts';
import type { Embed, EmbedField } from './embed.ts';
import { readJsonButtons } from './json-buttons.ts';
import { nameOfSource, sourcesOf } from './json-sources.ts';
import {
  contentKeyOf,
  flagOf,
  isSaid,
  itemsOf,
  nameOfValue,
  nameOthers,
  objectOf,
  partOf,
  textOf,
} from './json-values.ts';
import { ReadReport } from './report.ts';
import type { ReadResult } from './read.ts';

/** Keys that embed code has parts for, and keys that Discord adds to a message it has received. */
const KEYS = {
  message: {
    read: ['embeds', 'embed', 'components'],
    added: [
      ...['id', 'channel_id', 'author', 'timestamp', 'edited_timestamp', 'mentions', 'pinned'],
      ...['mention_roles', 'mention_everyone', 'nonce', 'webhook_id', 'application_id', 'type'],
      ...['position', 'guild_id', 'member'],
    ],
  },
  embed: {
    read: [
      ...['title', 'description', 'url', 'color', 'timestamp', 'author', 'footer', 'thumbnail'],
      ...['image', 'fields'],
    ],
    added: ['type', 'content_scan_version'],
  },
  author: { read: ['name', 'url', 'icon_url'], added: ['proxy_icon_url'] },
  footer: { read: ['text', 'icon_url'], added: ['proxy_icon_url'] },
  picture: {
    read: ['url'],
    added: [
      ...['proxy_url', 'height', 'width', 'content_type', 'placeholder', 'placeholder_version'],
      'flags',
    ],
  },
  field: { read: ['name', 'value', 'inline'] },
} as const;

interface ReadOptions {
  /** Index of the embed to read, over all messages. */
  which?: number;
  /** The builder's own time in the JSON, which is no specific time. */
  sentAt?: string;
}

/**
 * Reads Discord's JSON: a message, a webhook backup with several messages, or an embed. Applies the
 * same limits as for codes, and reports what embed code cannot say. Never throws.
 */
export function readDiscordMessage(
  input: unknown,
  bot: Bot,
  options: ReadOptions = {},
): ReadResult {
  const report = new ReadReport(bot);
  const sources = sourcesOf(input, report);
  const { which = 0, sentAt } = options;
  const source = sources[which] ?? sources[0];
  const embed = readEmbed(source?.embed ?? {}, report, sentAt);
  if (!source) return { embed, notes: [], found: false };
  const { message } = source;
  if (message) {
    const key = contentKeyOf(message);
    const content = textOf(message[key], 'Content', report);
    embed.content = cleanText(content, RULES.content.most, 'Content', report);
    embed.buttons = readJsonButtons(message, report);
    const read = [...KEYS.message.read, key];
    nameOthers(message, { ...KEYS.message, read }, 'Message', report);
  }
  if (sources.length > 1) {
    report.dropped('Embeds', `Only embed ${which + 1} of ${sources.length} is imported.`);
  }
  const names = sources.length > 1 ? sources.map(nameOfSource) : undefined;
  return { embed, notes: report.notes, found: true, names };
}

function readEmbed(source: Json, report: ReadReport, sentAt?: string): Embed {
  const text = (value: unknown, limit: number, where: string) =>
    cleanText(textOf(value, where, report), limit, where, report);
  const address = (value: unknown, where: string) =>
    cleanAddress(textOf(value, where, report), where, report);
  const author = partOf(source.author, 'name', 'Author', report);
  const footer = partOf(source.footer, 'text', 'Footer', report);
  const thumbnail = partOf(source.thumbnail, 'url', 'Thumbnail', report);
  const image = partOf(source.image, 'url', 'Image', report);
  const { timestamp } = source;
  if (isSaid(timestamp) && timestamp !== true && timestamp !== sentAt) {
    report.changed('Timestamp', 'It shows the time of sending: embed code has no other time.');
  }
  // `rich` is the type of every embed that is not made from a link.
  const { type, ...others } = source;
  nameOthers(type === 'rich' ? others : source, KEYS.embed, 'Embed', report);
  nameOthers(author, KEYS.author, 'Author', report);
  nameOthers(footer, KEYS.footer, 'Footer', report);
  nameOthers(thumbnail, KEYS.picture, 'Thumbnail', report);
  nameOthers(image, KEYS.picture, 'Image', report);
  return {
    ...newEmbed(report.bot.color),
    title: text(source.title, RULES.title.most, 'Title'),
    description: text(source.description, RULES.description.most, 'Description'),
    url: address(source.url, 'Address'),
    color: colorOf(source.color, report),
    timestamp: isSaid(timestamp),
    author: {
      name: text(author?.name, RULES.authorName.most, 'Author, name'),
      icon: address(author?.icon_url, 'Author, icon'),
      url: address(author?.url, 'Author, address'),
    },
    footer: {
      text: text(footer?.text, RULES.footerText.most, 'Footer, text'),
      icon: address(footer?.icon_url, 'Footer, icon'),
    },
    thumbnail: address(thumbnail?.url, 'Thumbnail'),
    image: address(image?.url, 'Image'),
    fields: readFields(itemsOf(source.fields, 'Fields', report), report),
    buttons: [],
  };
}

function readFields(fields: unknown[], report: ReadReport): EmbedField[] {
  const { most } = RULES.fields;
  report.beyond('fields', fields.length, most);
  return fields.slice(0, most).flatMap((item, index) => {
    const where = `Field ${index + 1}`;
    const field = objectOf(item, 'field', where, report);
    if (!field && isSaid(item)) return [];
    const text = (key: 'name' | 'value', limit: number) => {
      const place = `${where}, ${key}`;
      return cleanText(textOf(field?.[key], place, report), limit, place, report);
    };
    const name = text('name', RULES.fieldName.most);
    const value = text('value', RULES.fieldValue.most);
    const inline = flagOf(field?.inline, `${where}, inline`, report);
    nameOthers(field, KEYS.field, where, report);
    if (name === '' && value === '') report.dropped(where, 'It is empty.');
    else report.incomplete(where, name, value);
    return name || value ? [{ name, value, inline }] : [];
  });
}

function colorOf(value: unknown, report: ReadReport): string {
  if (typeof value === 'string' && isColor(value)) return value;
  const isNumber =
    typeof value === 'number' || (typeof value === 'string' && /^\d{1,8}$/.test(value));
  const number = isNumber ? Number(value) : NaN;
  if (Number.isInteger(number) && number >= 0 && number <= 0xffffff) {
    return `#${number.toString(16).padStart(6, '0')}`;
  }
  const { color } = report.bot;
  if (value !== undefined && value !== null) {
    const what = nameOfValue(value);
    report.changed('Color', `${what} is no color from 0 to 16777215: ${color} instead.`);
  }
  return color;
}
