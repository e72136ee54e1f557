import type { Embed, EmbedButton, EmbedField } from './embed.ts';
import { escapeText } from './escape.ts';
import type { Place } from './escape.ts';

/** Separators of parts (spec 0 §9; some bots need `$v`). */
const SEPARATORS = { '&&': ' && ', $v: '$v' } as const;
export type Separator = keyof typeof SEPARATORS;

/**
 * Writes an embed as embed code: the marker, then a tagged part for each value, in the fixed order of
 * the format. Texts are trimmed. Empty ones are left out.
 */
export function writeEmbedCode(embed: Embed, separator: Separator = '&&'): string {
  const { author, footer } = embed;
  return [
    '{embed}',
    part('content', embed.content),
    part('title', embed.title),
    part('description', embed.description),
    part('url', embed.url),
    `{color: ${embed.color}}`,
    group('author', [
      ['name', author.name],
      ['icon', author.icon],
      ['url', author.url],
    ]),
    group('footer', [
      ['text', footer.text],
      ['icon', footer.icon],
    ]),
    part('thumbnail', embed.thumbnail),
    part('image', embed.image),
    ...embed.fields.map(fieldPart),
    ...embed.buttons.map(buttonPart),
    embed.timestamp ? '{timestamp}' : undefined,
  ]
    .filter((code) => code !== undefined)
    .join(SEPARATORS[separator]);
}

const fieldPart = ({ name, value, inline }: EmbedField) =>
  group(
    'field',
    [
      ['name', name],
      ['value', value, 'value'],
    ],
    inline ? 'inline' : undefined,
  );

const buttonPart = ({ label, style, url, emoji }: EmbedButton) =>
  label.trim() || url.trim() || emoji.trim()
    ? group('button', [
        ['label', label],
        ['style', style],
        ['url', url],
        ['emoji', emoji],
      ])
    : undefined;

function part(tag: string, value: string): string | undefined {
  const text = value.trim();
  return text === '' ? undefined : `{${tag}: ${escapeText(text, 'part')}}`;
}

function group(
  tag: string,
  pairs: [key: string, value: string, place?: Place][],
  flag?: string,
): string | undefined {
  const args = pairs
    .filter(([, value]) => value.trim() !== '')
    .map(([key, value, place = 'argument']) => `${key}: ${escapeText(value.trim(), place)}`);
  if (args.length === 0) return undefined;
  return `{${tag}: ${[...args, ...(flag ? [flag] : [])].join(' && ')}}`;
}
