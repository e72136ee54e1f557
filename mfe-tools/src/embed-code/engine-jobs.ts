import { emptyEmbed } from './embed.ts';
import { importText } from './import-text.ts';
import { lintEmbed } from './lint.ts';
import { readBlocks } from './markdown/blocks.ts';
import { readInline } from './markdown/inline.ts';
import { isJumbo } from './markdown/jumbo.ts';
import { writeEmbedCode } from './write.ts';
import { piecesOf } from './markdown/pieces.ts';

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
  marks: (text) => readInline(text, 'block', NAMES),
  jumbo: (text) => isJumbo(text, NAMES),
  blocks: readBlocks,
  pieces: piecesOf,
};
