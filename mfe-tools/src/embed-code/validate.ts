import type { Bot } from './bot.ts';
import { isAddress } from './addresses.ts';
import { countCharacters, stripAllControls, stripControls } from './characters.ts';
import { RULES } from '@portico/contracts/rules/message-limits';
import { BUTTON_STYLES, isBlank, isColor, isCustomEmoji } from './embed.ts';
import type { Embed } from './embed.ts';
import { textPlaces } from './places.ts';
import type { Path, TextPlace } from './places.ts';

/** A reason for Discord to reject an embed. */
export interface Issue {
  /** Path of the input. */
  path: Path;
  message: string;
}

/** Characters that count toward Discord's limit of 6000: all texts of the embed, trimmed. */
export function totalCharacters(embed: Embed): number {
  return textPlaces(embed)
    .filter(({ counts }) => counts)
    .reduce((sum, { text }) => sum + countCharacters(text.trim()), 0);
}

/** All reasons for Discord to reject the message. Empty for a valid embed. */
export function validateEmbed(embed: Embed, bot: Bot): Issue[] {
  const issues = textPlaces(embed).flatMap((place) => textIssue(place, bot) ?? []);
  const add = (path: Path, message: string) => issues.push({ path, message });

  if (!isColor(embed.color)) add('color', 'Write a color as # and six hex digits.');
  for (const [index, { style }] of embed.buttons.entries()) {
    if (!BUTTON_STYLES.includes(style)) {
      add(`buttons.${index}.style`, `Button ${index + 1} needs a style.`);
    }
  }
  for (const list of ['fields', 'buttons'] as const) {
    const { most } = RULES[list];
    const { length } = embed[list];
    if (length > most) add(list, `${length} ${list}: a message takes at most ${most}.`);
  }
  const total = totalCharacters(embed);
  const { most } = RULES.total;
  if (total > most) {
    add('description', `All texts together have ${total} characters; Discord takes ${most}.`);
  }
  if (isBlank(embed)) {
    add('description', 'Add text, a field or an image. Discord rejects empty messages.');
  }
  return issues;
}

/** What an empty text that Discord needs is told. */
function neededMessage(path: Path): string {
  if (path === 'author.name') {
    return 'Enter an author name. Discord refuses an icon or address without one.';
  }
  if (path === 'footer.text') return 'Enter a footer text. Discord refuses an icon without one.';
  const [list, index] = path.split('.');
  const place = Number(index) + 1;
  return list === 'buttons'
    ? `Button ${place} needs a label or an emoji.`
    : `Field ${place} is empty. Enter a name or a value.`;
}

function textIssue(place: TextPlace, bot: Bot): Issue | undefined {
  const { path, name, text, kind, rule, isNeeded } = place;
  const trimmed = text.trim();
  if (trimmed === '') return isNeeded ? { path, message: neededMessage(path) } : undefined;
  if (kind === 'emoji' && !isCustomEmoji(trimmed)) {
    return { path, message: `${name}: a custom emoji looks like <:name:id>.` };
  }
  if (kind === 'address' && !isAddress(trimmed, bot)) {
    return { path, message: `${name}: must begin with https:// or http://.` };
  }
  const strip = kind === 'text' ? stripControls : stripAllControls;
  if (strip(trimmed) !== trimmed)
    return { path, message: `${name}: holds control characters. Type it again.` };
  const most = rule && RULES[rule].most;
  if (most === undefined || trimmed.length <= most) return undefined;
  const over = countCharacters(trimmed) - most;
  if (over <= 0) return undefined;
  const words = over === 1 ? '1 character' : `${over} characters`;
  return { path, message: `${name}: ${words} too long. Discord takes ${most}.` };
}
