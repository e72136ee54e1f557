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

/** Milliseconds of processor time. */
const OVER_IN_A_MOMENT = 25;

/** Jest runs in Node; the code under test does not, and its workspace knows no Node. */
declare const process: { cpuUsage(): { user: number; system: number } };

/** Milliseconds of processor time, which other programs of the machine do not lengthen. */
function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** The cheapest of some runs: what the work takes when nothing else disturbs it. */
function cheapest(runs: number, work: () => unknown): number {
  let best = Infinity;
  for (let run = 0; run < runs; run += 1) {
    const begin = processorTime();
    work();
    best = Math.min(best, processorTime() - begin);
  }
  return best;
}

/** What work that grows with the square never gets below, and work that grows evenly soon does. */
const FAR_FROM_SQUARE = 30;

/** Attempts at a quiet moment: the square's 64 stays 64 however often it is measured. */
const ATTEMPTS = 12;

/**
 * Eight times the text may take eight times as long; work that grows with the square takes 64
 * times. What is over in a moment proves nothing and passes.
 */
describe.each(Object.entries(jobs))('%s grows with the length of its text', (_, job) => {
  it.each(WORST_PIECES)('%j', (piece) => {
    const make = (length: number) => piece.repeat(length / piece.length);
    const [long, short] = [make(49_000), make(6_125)];
    if (cheapest(1, () => job(long)) < OVER_IN_A_MOMENT) return;
    let growth = Infinity;
    for (let attempt = 0; attempt < ATTEMPTS && growth >= FAR_FROM_SQUARE; attempt += 1)
      growth = Math.min(growth, cheapest(2, () => job(long)) / cheapest(2, () => job(short)));
    expect(growth).toBeLessThan(FAR_FROM_SQUARE);
  });
});
