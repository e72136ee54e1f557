import { findDanger } from './danger.ts';
import { readDiscordMessage } from './discord-json.ts';
import { readForeignLink } from './foreign-link.ts';
import { lintCode } from './lint.ts';
import { readEmbedCode } from './read.ts';
import type { ReadResult } from './read.ts';

/** Maximum length of an import, in characters (spec 0 §5). */
const MAX_IMPORT = 50_000;

/** Error messages of an import, verbatim (spec 0 §5). */
const IMPORT_ERRORS = {
  format: 'Invalid embed code format. Please check your input and try again.',
  size: 'The embed code is too large. Maximal 50KB allowed.',
  danger: 'The embed code contains potentially dangerous content.',
} as const;

export type ImportResult =
  | ({ ok: true } & Pick<ReadResult, 'embed' | 'notes'>)
  | { ok: false; message: string; detail?: string };

/**
 * Imports pasted text: embed code of any dialect, Discord's JSON, or a link of another builder
 * (spec 0 §5). Never throws.
 */
export function importText(input: string): ImportResult {
  const text = input.trim();
  if (text === '') return { ok: false, message: IMPORT_ERRORS.format };
  if (input.length > MAX_IMPORT) return { ok: false, message: IMPORT_ERRORS.size };
  const unpacked = unpack(text);
  const source = unpacked === undefined ? text : `${text}\n${JSON.stringify(unpacked)}`;
  const danger = findDanger(source);
  if (danger) {
    return {
      ok: false,
      message: IMPORT_ERRORS.danger,
      detail: `Found ${danger.name} in line ${danger.line}, character ${danger.column}: ${danger.excerpt}`,
    };
  }
  const { embed, notes, found } =
    unpacked === undefined ? readEmbedCode(text) : readDiscordMessage(unpacked);
  if (!found) return { ok: false, message: IMPORT_ERRORS.format };
  const warnings = lintCode(text).map((message) => ({
    kind: 'changed' as const,
    where: 'Code',
    message,
  }));
  return { ok: true, embed, notes: unpacked === undefined ? [...warnings, ...notes] : notes };
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
