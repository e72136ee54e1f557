/** An embed as the builder holds it (spec 0 §3). Absent texts are empty. */
export interface Embed {
  /** Text of the message above the embed. */
  content: string;
  title: string;
  description: string;
  /** Address behind the title. */
  url: string;
  /** `#` and six hex digits. */
  color: string;
  thumbnail: string;
  image: string;
  /** Whether the embed shows the time at which it is sent. */
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

/** In the order of the specification (spec 0 §5). */
export const BUTTON_STYLES = ['primary', 'secondary', 'success', 'danger'] as const;
export type ButtonStyle = (typeof BUTTON_STYLES)[number];

/** Colour of a new embed (spec 0 §9). */
export const DEFAULT_COLOR = '#729bb0';

/** Longest texts in characters (spec 0 §5). */
export const TEXT_LIMITS = {
  content: 2000,
  title: 256,
  description: 4096,
  authorName: 256,
  footerText: 2048,
  fieldName: 256,
  fieldValue: 1024,
  buttonLabel: 80,
} as const;

/** Most fields and buttons (spec 0 §5, §9). */
export const MAX_FIELDS = 25;
export const MAX_BUTTONS = 5;

/** Discord refuses an embed whose texts together are longer; the message's content is apart. */
export const MAX_TOTAL = 6000;

export const emptyField: EmbedField = { name: '', value: '', inline: false };
export const emptyButton: EmbedButton = { label: '', style: 'primary', url: '', emoji: '' };

export const emptyEmbed: Embed = {
  content: '',
  title: '',
  description: '',
  url: '',
  color: DEFAULT_COLOR,
  thumbnail: '',
  image: '',
  timestamp: false,
  author: { name: '', icon: '', url: '' },
  footer: { text: '', icon: '' },
  fields: [],
  buttons: [],
};

/** @returns whether a text is a colour as the embed code writes it (spec 0 §5) */
export function isColor(text: string): boolean {
  return /^#[0-9a-f]{6}$/i.test(text);
}

/** @returns whether a text is one custom emoji of Discord (spec 0 §5) */
export function isCustomEmoji(text: string): boolean {
  return /^<a?:\w+:\d+>$/.test(text);
}

/** Nothing was written yet: a new form. The colour alone is no content. */
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
 * Nothing shows: Discord refuses such a message. A text of any part shows, and so do pictures and
 * fields; colour, address, time and buttons show only beside one of them.
 */
export function isBlank({ content, title, description, author, footer, ...rest }: Embed): boolean {
  const texts = [content, title, description, author.name, footer.text, rest.thumbnail, rest.image];
  for (const { name, value } of rest.fields) texts.push(name, value);
  return texts.every((text) => text.trim() === '');
}
