import type { Embed } from './embed.ts';
import { escapeText } from './escape.ts';

/** Between the parts of a code (spec 0 §9). */
const SEPARATOR = ' && ';

/**
 * Writes an embed as embed code: the marker, then one tagged part for each value, in the fixed
 * order of the format. Texts are trimmed; empty ones are not written.
 */
export function writeEmbedCode({ title, description, color }: Embed): string {
  return ['{embed}', part('title', title), part('description', description), `{color: ${color}}`]
    .filter((one) => one !== undefined)
    .join(SEPARATOR);
}

function part(tag: string, value: string): string | undefined {
  const text = value.trim();
  return text === '' ? undefined : `{${tag}: ${escapeText(text)}}`;
}
