import { isAddress } from './addresses.ts';
import { countCharacters, stripAllControls, stripControls } from './characters.ts';
import {
  BUTTON_STYLES,
  isBlank,
  isColor,
  isCustomEmoji,
  MAX_BUTTONS,
  MAX_FIELDS,
  MAX_TOTAL,
} from './embed.ts';
import type { Embed } from './embed.ts';
import { textPlaces } from './places.ts';
import type { Path, TextPlace } from './places.ts';

/** A reason for Discord to reject an embed. */
export interface Issue {
  /** Path of the input. */
  path: Path;
  message: string;
}

/** Characters that count towards Discord's limit of 6000: all texts of the embed, trimmed. */
export function totalCharacters(embed: Embed): number {
  return textPlaces(embed)
    .filter(({ counts }) => counts)
    .reduce((sum, { text }) => sum + countCharacters(text.trim()), 0);
}

/** All reasons for Discord to reject the message. Empty for a valid embed. */
export function validateEmbed(embed: Embed): Issue[] {
  const issues = textPlaces(embed).flatMap((place) => textIssue(place) ?? []);
  const add = (path: Path, message: string) => issues.push({ path, message });

  if (!isColor(embed.color)) add('color', 'Write a color as # and six hex digits.');
  const { author, footer } = embed;
  if (!author.name.trim() && (author.icon.trim() || author.url.trim())) {
    add('author.name', 'Enter an author name.');
  }
  if (!footer.text.trim() && footer.icon.trim()) add('footer.text', 'Enter a footer text.');
  for (const [index, { name, value }] of embed.fields.entries()) {
    if (!name.trim()) add(`fields.${index}.name`, `Field ${index + 1} needs a name.`);
    if (!value.trim()) add(`fields.${index}.value`, `Field ${index + 1} needs a value.`);
  }
  for (const [index, { label, style }] of embed.buttons.entries()) {
    if (!label.trim()) add(`buttons.${index}.label`, `Button ${index + 1} needs a label.`);
    if (!BUTTON_STYLES.includes(style)) {
      add(`buttons.${index}.style`, `Button ${index + 1} needs a style.`);
    }
  }
  if (embed.fields.length > MAX_FIELDS) add('fields', `At most ${MAX_FIELDS} fields.`);
  if (embed.buttons.length > MAX_BUTTONS) add('buttons', `At most ${MAX_BUTTONS} buttons.`);
  const total = totalCharacters(embed);
  if (total > MAX_TOTAL) {
    add('description', `All texts together have ${total} characters; Discord takes ${MAX_TOTAL}.`);
  }
  if (isBlank(embed)) {
    add('description', 'Add text, a field or an image. Discord rejects empty messages.');
  }
  return issues;
}

function textIssue({ path, name, text, kind, limit }: TextPlace): Issue | undefined {
  const trimmed = text.trim();
  if (kind === 'emoji' && trimmed !== '' && !isCustomEmoji(trimmed)) {
    return { path, message: `${name}: a custom emoji looks like <:name:id>.` };
  }
  if (kind === 'address' && trimmed !== '' && !isAddress(trimmed)) {
    return { path, message: `${name}: must begin with https:// or http://.` };
  }
  const strip = kind === 'text' ? stripControls : stripAllControls;
  if (strip(trimmed) !== trimmed) return { path, message: `${name}: holds control characters.` };
  if (limit === undefined || trimmed.length <= limit) return undefined;
  const over = countCharacters(trimmed) - limit;
  return over > 0
    ? { path, message: `${name}: ${over} ${over === 1 ? 'character' : 'characters'} too long.` }
    : undefined;
}
