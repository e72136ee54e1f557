import { findDanger } from './danger.ts';
import type { Embed } from './embed.ts';
import { textPlaces } from './places.ts';
import { readDiscordMessage, usesComponentsV2 } from './read-discord-json.ts';
import { readForeignLink } from './foreign-link.ts';
import { textsIn } from './json-values.ts';
import { lintCode } from './lint.ts';
import { readEmbedCode } from './read.ts';
import type { ReadResult } from './read.ts';

/** Maximum length of an import, in characters (spec 0 §5). */
export const MAX_IMPORT = 50_000;

/** Error messages of an import, verbatim (spec 0 §5). */
const IMPORT_ERRORS = {
  format: 'Invalid embed code format. Please check your input and try again.',
  size: 'The embed code is too large. Maximal 50KB allowed.',
  danger: 'The embed code contains potentially dangerous content.',
} as const;

/** Not an error of the code: embed code has no parts for such a message. */
export const COMPONENTS_V2 =
  'This message uses Discord’s Components V2. It has no embed, and embed code cannot say its containers, sections and galleries.';

type Imported = { ok: true } & Pick<ReadResult, 'embed' | 'notes'>;

export type ImportResult =
  | Imported
  | {
      ok: false;
      message: string;
      detail?: string;
      /** Names of the embeds of which one has to be chosen. */
      choices?: readonly string[];
    };

/**
 * Imports pasted text: embed code of any dialect, Discord's JSON, or a link of another builder
 * (spec 0 §5). Never throws.
 * @param which index of the embed, if the text has several
 */
export function importText(input: string, which?: number): ImportResult {
  const text = input.trim();
  if (text === '') return { ok: false, message: IMPORT_ERRORS.format };
  if (input.length > MAX_IMPORT) return { ok: false, message: IMPORT_ERRORS.size };
  const plain = withoutFence(text);
  const unpacked = unpack(plain);
  const source = unpacked === undefined ? text : [text, ...textsIn(unpacked)].join('\n"\n');
  const danger = findDanger(source);
  if (danger) {
    return {
      ok: false,
      message: IMPORT_ERRORS.danger,
      detail: `Found ${danger.name} in line ${danger.line}, character ${danger.column}: “${danger.excerpt}”. ${danger.instead}`,
    };
  }
  if (usesComponentsV2(unpacked)) return { ok: false, message: COMPONENTS_V2 };
  const { embed, notes, found, names } =
    unpacked === undefined ? readEmbedCode(plain, which) : readDiscordMessage(unpacked, { which });
  if (!found) return { ok: false, message: IMPORT_ERRORS.format };
  const hidden = hiddenDanger(embed);
  if (hidden) return { ok: false, message: IMPORT_ERRORS.danger, detail: hidden };
  if (names && which === undefined) {
    const message = `This code has ${names.length} embeds. The builder edits one: choose it.`;
    return { ok: false, message, choices: names };
  }
  const warnings = lintCode(text).map((message) => ({
    kind: 'changed' as const,
    where: 'Code',
    message,
  }));
  return { ok: true, embed, notes: unpacked === undefined ? [...warnings, ...notes] : notes };
}

/** The text in a code block, as bots show codes and people paste JSON. */
function withoutFence(text: string): string {
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
  if (/^https?:\/\//i.test(text)) return readForeignLink(text);
  if (!/^[[{]/.test(text)) return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
