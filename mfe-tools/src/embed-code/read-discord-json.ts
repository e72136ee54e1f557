import { cleanAddress, cleanText } from './clean.ts';
import type { Json } from './discord-json.ts';
import { RULES } from './discord-rules.ts';
import { DEFAULT_COLOR, emptyEmbed, isColor } from './embed.ts';
import type { Embed, EmbedField } from './embed.ts';
import { readJsonButtons } from './json-buttons.ts';
import { isSaid, list, nameOfValue, nameOthers, object, string, textOf } from './json-values.ts';
import { embedName, ReadReport } from './report.ts';
import type { ReadResult } from './read.ts';

/** Keys that embed code has parts for, and keys that Discord adds to a message it has received. */
const KNOWN = {
  message: [
    ...['content', 'embeds', 'embed', 'components', 'id', 'channel_id', 'author', 'timestamp'],
    ...['edited_timestamp', 'mentions', 'mention_roles', 'mention_everyone', 'pinned', 'nonce'],
    ...['webhook_id', 'application_id', 'type', 'position'],
  ],
  embed: [
    ...['title', 'description', 'url', 'color', 'timestamp', 'author', 'footer', 'thumbnail'],
    ...['image', 'fields', 'type', 'content_scan_version'],
  ],
  author: ['name', 'url', 'icon_url', 'proxy_icon_url'],
  footer: ['text', 'icon_url', 'proxy_icon_url'],
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
export function readDiscordMessage(input: unknown, options: ReadOptions = {}): ReadResult {
  const report = new ReadReport();
  const sources = sourcesOf(input);
  const { which = 0, sentAt } = options;
  const source = sources[which] ?? sources[0];
  const embed = readEmbed(source?.embed ?? {}, report, sentAt);
  const names = sources.map(({ embed: { title, description }, message }, index) =>
    embedName(index, string(title), string(description), string(message?.content)),
  );
  if (!source) return { embed, notes: [], found: false };
  if (source.message) {
    const content = textOf(source.message.content, 'Content', report);
    embed.content = cleanText(content, RULES.content.most, 'Content', report);
    embed.buttons = readJsonButtons(source.message, report);
    nameOthers(source.message, KNOWN.message, 'Message', report);
  }
  if (sources.length > 1) {
    report.dropped('Embeds', `Only embed ${which + 1} of ${sources.length} is imported.`);
  }
  return { embed, notes: report.notes, found: true, names: sources.length > 1 ? names : undefined };
}

interface Source {
  embed: Json;
  /** Undefined for the JSON of a single embed. */
  message?: Json;
}

/** Every embed of the JSON. Backups of other builders are `{ messages: [{ data: message }] }`. */
function sourcesOf(input: unknown): Source[] {
  if (Array.isArray(input)) return embedsOf({ embeds: input });
  const outer = object(input);
  if (!outer) return [];
  const messages = list(outer.messages).map((item) => object(object(item)?.data) ?? object(item));
  if (messages.length > 0) {
    return messages.flatMap((message) => (message ? embedsOf(message) : []));
  }
  return looksLikeEmbed(outer) ? [{ embed: outer }] : embedsOf(outer);
}

function embedsOf(message: Json): Source[] {
  const embeds = [...list(message.embeds), message.embed]
    .map(object)
    .filter((embed) => embed !== undefined);
  if (embeds.length > 0) return embeds.map((embed) => ({ embed, message }));
  return string(message.content) === '' ? [] : [{ embed: {}, message }];
}

const EMBED_KEYS = ['title', 'description', 'fields', 'footer', 'image', 'thumbnail'];

/** A message that Discord has received has an author, too. */
const looksLikeEmbed = (value: Json) =>
  EMBED_KEYS.some((key) => key in value) || ('author' in value && !('content' in value));

/** A component of the kinds that a message with Components V2 has instead of embeds. */
const isV2Component = (value: unknown) => {
  const type = object(value)?.type;
  return typeof type === 'number' && type >= 9 && type <= 17;
};
const V2_FLAG = 1 << 15;

/** Whether the JSON is a message of Components V2, which has no embeds. */
export function usesComponentsV2(input: unknown): boolean {
  const outer = object(input);
  const first = object(list(outer?.messages)[0]);
  const message = object(first?.data) ?? first ?? outer;
  const { flags } = message ?? {};
  return (
    (typeof flags === 'number' && (flags & V2_FLAG) !== 0) ||
    list(message?.components).some(isV2Component) ||
    list(input).some(isV2Component) ||
    isV2Component(outer)
  );
}

function readEmbed(source: Json, report: ReadReport, sentAt?: string): Embed {
  const text = (value: unknown, limit: number, where: string) =>
    cleanText(textOf(value, where, report), limit, where, report);
  const address = (value: unknown, where: string) =>
    cleanAddress(textOf(value, where, report), where, report);
  const author = object(source.author);
  const footer = object(source.footer);
  const { timestamp } = source;
  if (isSaid(timestamp) && timestamp !== true && timestamp !== sentAt) {
    report.changed('Timestamp', 'It shows the time of sending: embed code has no other time.');
  }
  nameOthers(source, KNOWN.embed, 'Embed', report);
  nameOthers(author, KNOWN.author, 'Author', report);
  nameOthers(footer, KNOWN.footer, 'Footer', report);
  return {
    ...emptyEmbed,
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
    thumbnail: address(object(source.thumbnail)?.url, 'Thumbnail'),
    image: address(object(source.image)?.url, 'Image'),
    fields: readFields(list(source.fields), report),
    buttons: [],
  };
}

function readFields(fields: unknown[], report: ReadReport): EmbedField[] {
  const { most } = RULES.fields;
  if (fields.length > most) {
    report.dropped(`Field ${most + 1}`, `At most ${most} fields are imported.`);
  }
  return fields.slice(0, most).flatMap((item, index) => {
    const field = object(item);
    const where = `Field ${index + 1}`;
    const text = (key: 'name' | 'value', limit: number) =>
      cleanText(
        textOf(field?.[key], `${where}, ${key}`, report),
        limit,
        `${where}, ${key}`,
        report,
      );
    const name = text('name', RULES.fieldName.most);
    const value = text('value', RULES.fieldValue.most);
    nameOthers(field, ['name', 'value', 'inline'], where, report);
    if (name === '' && value === '') report.dropped(where, 'It is empty.');
    else report.incomplete(where, name, value);
    return name || value ? [{ name, value, inline: field?.inline === true }] : [];
  });
}

function colorOf(value: unknown, report: ReadReport): string {
  if (typeof value === 'string' && isColor(value)) return value;
  const isNumber = typeof value === 'number' && Number.isInteger(value);
  if (isNumber && value >= 0 && value <= 0xffffff) return `#${value.toString(16).padStart(6, '0')}`;
  if (value !== undefined && value !== null) {
    const what = nameOfValue(value);
    report.changed('Color', `${what} is no color from 0 to 16777215: ${DEFAULT_COLOR} instead.`);
  }
  return DEFAULT_COLOR;
}
