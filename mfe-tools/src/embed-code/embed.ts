/** An embed in the builder (spec 0 §3). Missing texts are empty. */
export interface Embed {
  /** Text of the message above the embed. */
  content: string;
  title: string;
  description: string;
  /** Link of the title. */
  url: string;
  /** `#` and six hex digits. */
  color: string;
  thumbnail: string;
  image: string;
  /** Whether the embed shows its time of sending. */
  timestamp: boolean;
  author: EmbedAuthor;
  footer: EmbedFooter;
  fields: EmbedField[];
  buttons: EmbedButton[];
}

interface EmbedAuthor {
  name: string;
  icon: string;
  url: string;
}

interface EmbedFooter {
  text: string;
  icon: string;
}

export interface EmbedField {
  name: string;
  value: string;
  inline: boolean;
}

export interface EmbedButton {
  label: string;
  style: ButtonStyle;
  url: string;
  /** A custom emoji of Discord: `<:name:id>` or `<a:name:id>`. */
  emoji: string;
}

/** In the order of spec 0 §5.9. */
export const BUTTON_STYLES = ['primary', 'secondary', 'success', 'danger'] as const;
export type ButtonStyle = (typeof BUTTON_STYLES)[number];

/** Most characters of an import (spec 0 §5). */
export const MAX_IMPORT = 50_000;

export const emptyField: EmbedField = { name: '', value: '', inline: false };
export const emptyButton: EmbedButton = { label: '', style: 'primary', url: '', emoji: '' };

/** An embed without anything. @param color that of the bot */
export const newEmbed = (color: string): Embed => ({
  content: '',
  title: '',
  description: '',
  url: '',
  color,
  thumbnail: '',
  image: '',
  timestamp: false,
  author: { name: '', icon: '', url: '' },
  footer: { text: '', icon: '' },
  fields: [],
  buttons: [],
});

/** Whether a text is a color in the format of embed code (spec 0 §5). */
export function isColor(text: string): boolean {
  return /^#[0-9a-f]{6}$/i.test(text);
}

/** Whether a text is a custom Discord emoji (spec 0 §5). */
export function isCustomEmoji(text: string): boolean {
  return /^<a?:\w+:\d+>$/.test(text);
}

/** Whether the embed is empty. A changed color alone does not count. */
export function isUntouched(embed: Embed): boolean {
  const { author, footer, fields, buttons } = embed;
  const texts = [embed.content, embed.title, embed.description, embed.url, embed.thumbnail];
  texts.push(embed.image, author.name, author.icon, author.url, footer.text, footer.icon);
  return (
    texts.every((text) => text.trim() === '') &&
    !embed.timestamp &&
    fields.length === 0 &&
    buttons.length === 0
  );
}

/**
 * Whether nothing of the message would be visible: Discord rejects such a message. Texts, pictures and
 * fields are visible. Color, address, time and buttons are visible only beside one of them.
 */
export function isBlank({ content, title, description, author, footer, ...rest }: Embed): boolean {
  const texts = [content, title, description, author.name, footer.text, rest.thumbnail, rest.image];
  for (const { name, value } of rest.fields) texts.push(name, value);
  return texts.every((text) => text.trim() === '');
}

/** Whether an import would leave an empty preview. A button alone can belong to a message of the bot. */
export const showsNothing = (embed: Embed) => isBlank(embed) && embed.buttons.length === 0;
