import type { Bot } from './bot.ts';
import { findDanger } from './danger.ts';
import { MAX_IMPORT, showsNothing } from './embed.ts';
import type { Embed } from './embed.ts';
import { linkIn } from './addresses.ts';
import { COMPONENTS_V2, isComponentsScript, usesComponentsV2 } from './components-v2.ts';
import { isLooseJson, NO_TEXT, tooLong, whyBlank, whyUnreadable } from './import-reasons.ts';
import { textPlaces } from './places.ts';
import { readDiscordMessage } from './read-discord-json.ts';
import { readForeignLink } from './foreign-link.ts';
import { textsIn } from './json-values.ts';
import { lintCode } from './lint.ts';
import { readEmbedCode } from './read.ts';
import type { ReadResult } from './read.ts';

/** Error messages of an import, verbatim (spec 0 §5). */
const IMPORT_ERRORS = {
  format: 'Invalid embed code format. Please check your input and try again.',
  size: 'The embed code is too large. Maximal 50KB allowed.',
  danger: 'The embed code contains potentially dangerous content.',
} as const;

type Imported = { ok: true } & Pick<ReadResult, 'embed' | 'notes'>;

export type ImportResult =
  | Imported
  | {
      ok: false;
      message: string;
      /** Why, and how to fix it. */
      detail?: string;
      /** Names of the embeds of which one has to be chosen. */
      choices?: readonly string[];
    };

/**
 * Imports pasted text: embed code of any dialect, Discord's JSON, or a link of another builder
 * (spec 0 §5). What shows nothing is refused, so that it replaces no draft. Never throws.
 * @param which index of the embed, if the text has several
 */
export function importText(input: string, bot: Bot, which?: number): ImportResult {
  const text = input.trim();
  if (text === '') return refused('format', NO_TEXT);
  if (input.length > MAX_IMPORT) return refused('size', tooLong(input.length, MAX_IMPORT));
  const plain = withoutFence(text);
  const unpacked = unpack(plain);
  const source = unpacked === undefined ? text : [text, ...textsIn(unpacked)].join('\n"\n');
  const danger = findDanger(source);
  if (danger) {
    const { name, line, column, excerpt, instead } = danger;
    const where = `in line ${line}, character ${column}`;
    return refused('danger', `Found ${name} ${where}: “${excerpt}”. ${instead}`);
  }
  if (usesComponentsV2(unpacked)) return { ok: false, message: COMPONENTS_V2 };
  const { embed, notes, found, names } =
    unpacked === undefined
      ? readEmbedCode(plain, bot, which)
      : readDiscordMessage(unpacked, bot, { which });
  if (unpacked === undefined && isComponentsScript(plain, embed)) {
    return { ok: false, message: COMPONENTS_V2 };
  }
  const isLoose = unpacked === undefined && isLooseJson(plain);
  if (!found || isLoose)
    return refused('format', whyUnreadable(input, plain, unpacked !== undefined));
  const hidden = hiddenDanger(embed);
  if (hidden) return refused('danger', hidden);
  if (names && which === undefined) {
    const message = `This code has ${names.length} embeds. The builder edits one: choose it.`;
    return { ok: false, message, choices: names };
  }
  if (showsNothing(embed)) return refused('format', whyBlank(notes));
  const warnings = lintCode(text).map((message) => ({
    kind: 'changed' as const,
    where: 'Code',
    message,
  }));
  return { ok: true, embed, notes: unpacked === undefined ? [...warnings, ...notes] : notes };
}

const refused = (error: keyof typeof IMPORT_ERRORS, detail: string): ImportResult => ({
  ok: false,
  message: IMPORT_ERRORS[error],
  detail,
});

/** The text in a code block or in a span of code, as bots show codes and people paste JSON. */
function withoutFence(text: string): string {
  const [, span] = /^`([^`]+)`$/.exec(text) ?? [];
  if (span !== undefined) return span.trim();
  if (text.length < 6 || !text.startsWith('```') || !text.endsWith('```')) return text;
  return text
    .slice(3, -3)
    .replace(/^\w{1,20}\n/, '')
    .trim();
}

/** Dangerous text that only appears when `\\n` becomes a line break, such as `eval\\n(`. */
function hiddenDanger(embed: Embed): string | undefined {
  for (const { name, text } of textPlaces(embed)) {
    const danger = findDanger(text);
    if (danger) return `${name}: found ${danger.name}. ${danger.instead}`;
  }
  return undefined;
}

/** @returns the embed of JSON or a foreign link; undefined for anything else */
function unpack(text: string): unknown {
  const link = linkIn(text);
  if (link) return readForeignLink(link);
  if (!/^[[{]/.test(text)) return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
