import { emptyEmbed, importText, lintEmbed } from './demo-bot.ts';
import { isJumbo } from './markdown/jumbo.ts';
import { piecesOf } from './markdown/pieces.ts';
import { readMarkdown } from './markdown/reader.ts';
import { writeEmbedCode } from './write.ts';

const fieldOf = (text: string) => ({
  ...emptyEmbed,
  fields: [{ name: 'a', value: text, inline: false }],
});

const NAMES = new Map([['smile', '😄']]);

/** What the builder does with a text, for tests of its time. */
export const ENGINE_JOBS: Readonly<Record<string, (text: string) => unknown>> = {
  import: importText,
  write: (text) => writeEmbedCode(fieldOf(text)),
  lint: (text) => lintEmbed(fieldOf(text)),
  marks: (text) => readMarkdown(text, 'inline', NAMES),
  jumbo: (text) => isJumbo(text, NAMES),
  blocks: (text) => readMarkdown(text, 'block', NAMES),
  pieces: piecesOf,
};
