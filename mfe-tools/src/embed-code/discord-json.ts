import type { Embed, EmbedButton } from './embed.ts';

/** Discord's button styles. 5 is a link button, which has no color. */
export const STYLE_NUMBERS = { primary: 1, secondary: 2, success: 3, danger: 4 } as const;
export const LINK_STYLE = 5;

/** Ids that the builder gives to buttons: Discord requires one, embed code has none. */
export const OWN_BUTTON_ID = /^button-\d$/;

export type Json = Record<string, unknown>;

/**
 * A message in the format of Discord's API. Variables are kept.
 * @param sentAt ISO time for the timestamp. Discord requires one; the time of sending is not known yet
 */
export function toDiscordMessage(embed: Embed, sentAt = new Date().toISOString()): Json {
  const { author, footer, fields, buttons } = embed;
  const body = compact({
    title: embed.title.trim(),
    description: embed.description.trim(),
    url: embed.url.trim(),
    color: Number.parseInt(embed.color.slice(1), 16),
    timestamp: embed.timestamp ? sentAt : '',
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
    style: url.trim() ? LINK_STYLE : STYLE_NUMBERS[style],
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
