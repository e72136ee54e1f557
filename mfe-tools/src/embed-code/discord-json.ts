import { cleanAddress, cleanText } from './clean.ts';
import {
  BUTTON_STYLES,
  DEFAULT_COLOR,
  emptyEmbed,
  MAX_BUTTONS,
  MAX_FIELDS,
  TEXT_LIMITS,
} from './embed.ts';
import type { ButtonStyle, Embed, EmbedButton } from './embed.ts';
import { ReadReport } from './report.ts';
import type { ReadResult } from './read.ts';

/** Discord's button styles. 5 is a link button, which has no colour. */
const STYLE_NUMBERS = { primary: 1, secondary: 2, success: 3, danger: 4 } as const;
const LINK = 5;

type Json = Record<string, unknown>;

/** A message in the format of Discord's API. Variables are kept. */
export function toDiscordMessage(embed: Embed): Json {
  const { author, footer, fields, buttons } = embed;
  const body = compact({
    title: embed.title.trim(),
    description: embed.description.trim(),
    url: embed.url.trim(),
    color: Number.parseInt(embed.color.slice(1), 16),
    // Discord requires a time; the time of sending is not known yet.
    timestamp: embed.timestamp ? new Date().toISOString() : '',
    author:
      author.name.trim() &&
      compact({ name: author.name.trim(), url: author.url.trim(), icon_url: author.icon.trim() }),
    footer:
      footer.text.trim() && compact({ text: footer.text.trim(), icon_url: footer.icon.trim() }),
    thumbnail: embed.thumbnail.trim() && { url: embed.thumbnail.trim() },
    image: embed.image.trim() && { url: embed.image.trim() },
    fields: fields.map(({ name, value, inline }) => ({
      name: name.trim(),
      value: value.trim(),
      inline,
    })),
  });
  return compact({
    content: embed.content.trim(),
    embeds: [body],
    components: buttons.length > 0 && [{ type: 1, components: buttons.map(component) }],
  });
}

function component({ label, style, url, emoji }: EmbedButton, index: number): Json {
  const parts = /^<(a?):(\w+):(\d+)>$/.exec(emoji.trim());
  return compact({
    type: 2,
    style: url.trim() ? LINK : STYLE_NUMBERS[style],
    label: label.trim(),
    ...(url.trim() ? { url: url.trim() } : { custom_id: `button-${index + 1}` }),
    emoji: parts && { id: parts[3], name: parts[2], animated: parts[1] === 'a' },
  });
}

/** Removes empty values. */
function compact(object: Json): Json {
  const isKept = (value: unknown) =>
    value !== '' &&
    value !== null &&
    value !== undefined &&
    value !== false &&
    !(Array.isArray(value) && value.length === 0);
  return Object.fromEntries(Object.entries(object).filter(([, value]) => isKept(value)));
}

/**
 * Reads Discord's JSON: a message, a webhook backup with several messages, or an embed. Applies the
 * same limits as for codes. Never throws.
 */
export function readDiscordMessage(input: unknown): ReadResult {
  const report = new ReadReport();
  const message = messageOf(input);
  const embeds = list(message?.embeds);
  const source =
    object(embeds[0]) ?? object(message?.embed) ?? (looksLikeEmbed(message) ? message : undefined);
  const found =
    message !== undefined && (source !== undefined || typeof message.content === 'string');
  const embed = readEmbed(source ?? {}, report);
  if (!found) return { embed, notes: [], found };
  if (source !== message)
    embed.content = cleanText(string(message.content), TEXT_LIMITS.content, 'Content', report);
  if (embeds.length > 1)
    report.dropped('Embeds', `Only the first of ${embeds.length} is imported.`);
  embed.buttons = readButtons(message, report);
  return { embed, notes: report.notes, found };
}

/** Backups of other builders have the shape `{ messages: [{ data: message }] }`. */
function messageOf(input: unknown): Json | undefined {
  const outer = object(Array.isArray(input) ? { embeds: input } : input);
  const first = object(list(outer?.messages)[0]);
  return object(first?.data) ?? first ?? outer;
}

const looksLikeEmbed = (value: Json | undefined) =>
  value !== undefined &&
  ['title', 'description', 'fields', 'author', 'footer', 'image', 'thumbnail'].some(
    (key) => key in value,
  );

function readEmbed(source: Json, report: ReadReport): Embed {
  const text = (value: unknown, limit: number, where: string) =>
    cleanText(string(value), limit, where, report);
  const address = (value: unknown, where: string) => cleanAddress(string(value), where, report);
  const author = object(source.author);
  const footer = object(source.footer);
  const fields = list(source.fields);
  if (fields.length > MAX_FIELDS) {
    report.dropped(`Field ${MAX_FIELDS + 1}`, `At most ${MAX_FIELDS} fields are imported.`);
  }
  return {
    ...emptyEmbed,
    title: text(source.title, TEXT_LIMITS.title, 'Title'),
    description: text(source.description, TEXT_LIMITS.description, 'Description'),
    url: address(source.url, 'Address'),
    color: colorOf(source.color),
    timestamp:
      source.timestamp !== undefined && source.timestamp !== null && source.timestamp !== false,
    author: {
      name: text(author?.name, TEXT_LIMITS.authorName, 'Author, name'),
      icon: address(author?.icon_url, 'Author, icon'),
      url: address(author?.url, 'Author, address'),
    },
    footer: {
      text: text(footer?.text, TEXT_LIMITS.footerText, 'Footer, text'),
      icon: address(footer?.icon_url, 'Footer, icon'),
    },
    thumbnail: address(object(source.thumbnail)?.url, 'Thumbnail'),
    image: address(object(source.image)?.url, 'Image'),
    fields: fields.slice(0, MAX_FIELDS).flatMap((item, index) => {
      const field = object(item);
      const name = text(field?.name, TEXT_LIMITS.fieldName, `Field ${index + 1}, name`);
      const value = text(field?.value, TEXT_LIMITS.fieldValue, `Field ${index + 1}, value`);
      return name || value ? [{ name, value, inline: field?.inline === true }] : [];
    }),
    buttons: [],
  };
}

function readButtons(message: Json, report: ReadReport): EmbedButton[] {
  const all = list(message.components)
    .flatMap((row) => list(object(row)?.components))
    .map(object)
    .filter((item) => item !== undefined);
  const buttons = all.filter(({ type }) => type === 2);
  if (buttons.length < all.length) {
    report.dropped('Components', 'Only buttons are imported.');
  }
  if (buttons.length > MAX_BUTTONS) {
    report.dropped(`Button ${MAX_BUTTONS + 1}`, `At most ${MAX_BUTTONS} buttons are imported.`);
  }
  return buttons.slice(0, MAX_BUTTONS).map((button, index) => ({
    label: cleanText(
      string(button.label),
      TEXT_LIMITS.buttonLabel,
      `Button ${index + 1}, label`,
      report,
    ),
    style: styleOf(button.style),
    url: cleanAddress(string(button.url), `Button ${index + 1}, address`, report),
    emoji: emojiOf(object(button.emoji)),
  }));
}

function styleOf(value: unknown): ButtonStyle {
  if (value === LINK) return 'secondary';
  return BUTTON_STYLES.find((style) => STYLE_NUMBERS[style] === value) ?? 'primary';
}

function emojiOf(emoji: Json | undefined): string {
  const name = string(emoji?.name);
  const id = string(emoji?.id);
  if (!/^\w+$/.test(name) || !/^\d+$/.test(id)) return '';
  return `<${emoji?.animated === true ? 'a' : ''}:${name}:${id}>`;
}

function colorOf(value: unknown): string {
  if (typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value)) return value;
  if (typeof value !== 'number' || !Number.isInteger(value) || value < 0 || value > 0xffffff) {
    return DEFAULT_COLOR;
  }
  return `#${value.toString(16).padStart(6, '0')}`;
}

function object(value: unknown): Json | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Json)
    : undefined;
}

const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const string = (value: unknown) => (typeof value === 'string' ? value : '');
