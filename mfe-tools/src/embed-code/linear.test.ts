import { importText } from './import-text.ts';
import { lintEmbed } from './lint.ts';
import { emptyEmbed } from './embed.ts';
import { readBlocks } from './markdown/blocks.ts';
import { readInline } from './markdown/inline.ts';
import { readEmbedCode } from './read.ts';
import { WORST_PIECES } from './worst-inputs.ts';
import { writeEmbedCode } from './write.ts';

const jobs: Record<string, (text: string) => unknown> = {
  import: importText,
  read: readEmbedCode,
  write: (description) =>
    writeEmbedCode({
      ...emptyEmbed,
      fields: [{ name: description, value: description, inline: false }],
    }),
  lint: (description) => lintEmbed({ ...emptyEmbed, description }),
  marks: (text) => readInline(text),
  blocks: readBlocks,
};

/** Milliseconds. */
const OVER_IN_A_MOMENT = 25;

/** The quickest of some runs: what the work takes when nothing else disturbs it. */
function quickest(runs: number, work: () => unknown): number {
  let best = Infinity;
  for (let run = 0; run < runs; run += 1) {
    const begin = performance.now();
    work();
    best = Math.min(best, performance.now() - begin);
  }
  return best;
}

/**
 * Eight times the text may take eight times as long; work that grows with the square takes 64
 * times. What is over in a moment proves nothing and passes.
 */
describe.each(Object.entries(jobs))('%s grows with the length of its text', (_, job) => {
  it.each(WORST_PIECES)('%j', (piece) => {
    const make = (length: number) => piece.repeat(length / piece.length);
    const [long, short] = [make(49_000), make(6_125)];
    if (quickest(1, () => job(long)) < OVER_IN_A_MOMENT) return;
    expect(quickest(4, () => job(long)) / quickest(4, () => job(short))).toBeLessThan(30);
  });
});
