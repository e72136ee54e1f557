import type { Bot } from './bot.ts';
import { countCharacters } from './characters.ts';
import { RULES } from '@portico/contracts/rules/message-limits';
import { findDanger } from './danger.ts';
import { MAX_IMPORT } from './embed.ts';
import type { Embed } from './embed.ts';
import { isBalanced, withoutTrailingInline } from './escape.ts';
import { textPlaces } from './places.ts';
import type { Path, TextPlace } from './places.ts';
import { validateEmbed } from './validate.ts';
import { unknownVariables, usedVariables } from './variables.ts';
import { writeEmbedCode } from './write.ts';

/** One finding of the lint panel ("Will your bot accept this?"). */
export interface Finding {
  /** `error`: Discord or the import rejects it. `risk`: some bots fail on it. `note`: works, but may surprise. */
  level: 'error' | 'risk' | 'note';
  path: Path;
  message: string;
}

/** Limits of bots that count the blank after the colon: two characters less. */
const BOT_LIMITS: Readonly<Record<string, number>> = {
  title: 254,
  description: 2046,
  value: 1022,
};

/**
 * Everything that can go wrong between the builder and a channel, most severe first. An embed without errors
 * is imported as it was written, in every form.
 */
export function lintEmbed(embed: Embed, bot: Bot): Finding[] {
  const errors = validateEmbed(embed, bot).map((issue) => ({ level: 'error' as const, ...issue }));
  const texts = textPlaces(embed).flatMap((place) => [
    ...dangerFindings(place),
    ...escapeFindings(place),
    ...wordFindings(place, bot),
  ]);
  const others = [
    ...sizeFindings(embed),
    ...fieldFindings(embed),
    ...buttonFindings(embed),
    ...titleFindings(embed, bot),
  ];
  return [...errors, ...texts, ...others].sort((a, b) => ORDER[a.level] - ORDER[b.level]);
}

const ORDER = { error: 0, risk: 1, note: 2 } as const;

/** Text that the import refuses (spec 0 §5): the code could not be opened in the builder again. */
function* dangerFindings({ path, name, text }: TextPlace): Generator<Finding> {
  const danger = findDanger(text);
  if (!danger) return;
  const message = `${name}: the import refuses “${danger.name}”. ${danger.instead}`;
  yield { level: 'error', path, message };
}

/** A code that is too long for the import: addresses have no limit of their own. */
function* sizeFindings(embed: Embed): Generator<Finding> {
  const { length } = writeEmbedCode(embed);
  if (length <= MAX_IMPORT) return;
  const [longest] = textPlaces(embed).sort((a, b) => b.text.length - a.text.length);
  const [has, most] = [length, MAX_IMPORT].map((count) => count.toLocaleString('en-US'));
  const message = `${longest?.name}: the code has ${has} characters, and the import reads ${most}. Shorten this one.`;
  yield { level: 'error', path: longest?.path ?? 'description', message };
}

/** Tokens that need a backslash in the code, which some bots show. */
function* escapeFindings({ path, name, text, isArgument }: TextPlace): Generator<Finding> {
  const risk = (message: string): Finding => ({
    level: 'risk',
    path,
    message: `${name}: ${message}`,
  });
  if (/\$v/i.test(text)) yield risk('“$v” separates parts in some bots.');
  if (/\{embed\}/i.test(text)) yield risk('“{embed}” begins a new embed in some bots.');
  if (/\\n/.test(text) && !text.includes('\n')) yield risk('many bots make a line break of “\\n”.');
  if (isArgument && text.includes('&&')) yield risk('“&&” separates values.');
  if (!isBalanced(text)) yield risk('a brace has no partner.');
  if (path.endsWith('.value') && withoutTrailingInline(text.trim()) !== undefined) {
    yield risk('some bots read “inline” at the end as a setting.');
  }
}

function* wordFindings(place: TextPlace, bot: Bot): Generator<Finding> {
  const { path, name, text, kind, rule } = place;
  const botLimit = BOT_LIMITS[path.split('.').at(-1) ?? ''];
  const length = countCharacters(text.trim());
  if (botLimit !== undefined && length > botLimit && rule && length <= RULES[rule].most) {
    yield {
      level: 'risk',
      path,
      message: `${name}: some bots take at most ${botLimit} characters here.`,
    };
  }
  if (kind === 'text') {
    for (const variable of unknownVariables(text, bot)) {
      yield {
        level: 'note',
        path,
        message: `${name}: {${variable}} is no variable and stays as it is.`,
      };
    }
  }
  const id = kind === 'emoji' ? /:(\d+)>$/.exec(text.trim())?.[1] : undefined;
  if (id !== undefined && (id.length < 17 || id.length > 20)) {
    yield { level: 'risk', path, message: `${name}: ids of Discord have 17 to 20 digits.` };
  }
}

/** Discord takes empty names and values; libraries of bots refused them for long. */
function* fieldFindings({ fields }: Embed): Generator<Finding> {
  for (const [index, field] of fields.entries()) {
    const empty = (['name', 'value'] as const).filter((key) => field[key].trim() === '');
    const [key] = empty;
    if (!key || empty.length > 1) continue;
    const message = `Field ${index + 1}, ${key}: some bots refuse an empty ${key}.`;
    yield { level: 'risk', path: `fields.${index}.${key}`, message };
  }
}

function* buttonFindings({ buttons }: Embed): Generator<Finding> {
  for (const [index, { label, style, url }] of buttons.entries()) {
    if (label.trim() === '') continue;
    const path = `buttons.${index}.url`;
    if (url.trim() === '') {
      yield {
        level: 'note',
        path,
        message: `Button ${index + 1}: without an address it does nothing unless your bot gives it an action.`,
      };
    } else if (style !== 'secondary') {
      yield {
        level: 'note',
        path,
        message: `Button ${index + 1}: a button with an address is always grey in Discord.`,
      };
    }
  }
}

/** Mentions in texts that Discord shows as plain text. */
function* titleFindings(embed: Embed, bot: Bot): Generator<Finding> {
  if (embed.url.trim() && !embed.title.trim()) {
    yield { level: 'note', path: 'title', message: 'Title, address: shows only with a title.' };
  }
  for (const { path, name, text } of textPlaces(embed)) {
    if (!/^(title|author\.name|footer\.text|fields\.\d+\.name)$/.test(path)) continue;
    const mentions = usedVariables(text, bot).some(({ kind }) => kind === 'mention');
    if (mentions || /<@[!&]?\d+>|<#\d+>/.test(text)) {
      yield { level: 'note', path, message: `${name}: Discord shows no mentions here.` };
    }
  }
}

/** Problems of a pasted code's syntax that some bots have. */
export function lintCode(code: string): string[] {
  return /[}]\s\$v|\$v\s/i.test(code)
    ? ['There is a space or a line break next to $v. Some bots reject that.']
    : [];
}
