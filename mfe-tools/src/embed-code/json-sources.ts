import type { Json } from './discord-json.ts';
import {
  contentKeyOf,
  isSaid,
  list,
  nameOthers,
  object,
  objectOf,
  saysText,
} from './json-values.ts';
import { embedName } from './report.ts';
import type { ReadReport } from './report.ts';

/** An embed of the JSON. */
export interface JsonSource {
  embed: Json;
  /** Undefined for the JSON of a single embed. */
  message?: Json;
  /** The objects of the JSON in which they stand. */
  at: { embed?: Json; message?: Json };
}

/**
 * Every embed of the JSON: of a message, of a list of embeds or messages, or of a backup of other builders,
 * `{ messages: [{ data: message }] }`. What is neither is reported.
 */
export function sourcesOf(input: unknown, report: ReadReport): JsonSource[] {
  if (Array.isArray(input)) return input.flatMap((item) => sourcesOfItem(item, report));
  const outer = object(input);
  if (!outer) return [];
  const messages = object(outer.messages) ? [outer.messages] : list(outer.messages);
  if (messages.length === 0) return sourcesOfOne(outer, report);
  let empty = 0;
  const sources = messages.flatMap((item) => {
    const wrapped = objectOf(item, 'message', 'Messages', report);
    const data = object(wrapped?.data);
    if (data) nameOthers(wrapped, { read: ['data'] }, 'Messages', report);
    const found = sourcesOfMessage(data ?? wrapped ?? {}, report);
    if (wrapped && found.length === 0) empty += 1;
    return found;
  });
  if (empty > 0) {
    const words =
      empty === 1
        ? 'message without content and embeds is'
        : 'messages without content and embeds are';
    report.dropped('Messages', `${empty} ${words} left out.`);
  }
  nameOthers(outer, { read: ['messages'] }, 'Messages', report);
  return sources;
}

/** A message, an embed, or a message in an object: of a backup, or an answer to a command. */
function sourcesOfOne(value: Json, report: ReadReport): JsonSource[] {
  const found = sourcesOfMessage(value, report);
  const data = object(value.data);
  if (found.length > 0 || !data) return found;
  nameOthers(value, { read: ['data'] }, 'Messages', report);
  return sourcesOfMessage(data, report);
}

/** An item of a list: a message, or an embed. */
function sourcesOfItem(item: unknown, report: ReadReport): JsonSource[] {
  const value = objectOf(item, 'embed', 'Embeds', report);
  if (!value) return [];
  const found = sourcesOfMessage(value, report);
  return found.length > 0 ? found : [sourceOf(value)];
}

function sourcesOfMessage(value: Json, report: ReadReport): JsonSource[] {
  if (!isMessage(value)) return looksLikeEmbed(value) ? [sourceOf(value)] : [];
  const inner = Array.isArray(value.embeds) ? (value.embeds as unknown[]) : [value.embeds];
  const embeds = [...inner, value.embed]
    .map((embed) => objectOf(embed, 'embed', 'Embeds', report))
    .filter((embed) => embed !== undefined);
  if (looksLikeEmbed(value)) {
    // People write the content of a message beside the texts of its embed.
    const key = contentKeyOf(value);
    const { [key]: content, components, embeds: _embeds, embed: _embed, ...own } = value;
    return [own, ...embeds].map((embed) => ({
      embed,
      message: { content, components },
      at: { embed: embed === own ? value : embed, message: value },
    }));
  }
  if (embeds.length > 0)
    return embeds.map((embed) => ({ embed, message: value, at: { embed, message: value } }));
  return saysText(value[contentKeyOf(value)]) || isSaid(value.components)
    ? [{ embed: {}, message: value, at: { message: value } }]
    : [];
}

const sourceOf = (embed: Json): JsonSource => ({ embed, at: { embed } });

const isMessage = (value: Json) =>
  saysText(value[contentKeyOf(value)]) ||
  ['embeds', 'embed', 'components'].some((key) => isSaid(value[key]));

const EMBED_KEYS = ['title', 'description', 'fields', 'footer', 'image', 'thumbnail'];

/** The author of a message that Discord has received is a user, who has no such keys. */
const looksLikeEmbed = (value: Json) => {
  const author = object(value.author);
  const isUser = author !== undefined && !('name' in author) && isMessage(value);
  return EMBED_KEYS.some((key) => key in value) || (saysText(value.author) && !isUser);
};

/** Name of a source in a choice. */
export const nameOfSource = ({ embed, message }: JsonSource, index: number): string =>
  embedName(
    index,
    ...[embed.title, embed.description, message?.[contentKeyOf(message)]].map((text) =>
      typeof text === 'string' ? text : '',
    ),
  );
