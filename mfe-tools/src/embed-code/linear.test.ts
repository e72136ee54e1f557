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
const NEGLIGIBLE_MS = 25;

/** Jest runs in Node, but the workspace of the code under test has no Node types. */
declare const process: { cpuUsage(): { user: number; system: number } };

/** Milliseconds of processor time, which other processes of the machine do not prolong. */
function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** The minimum of several runs, which has the least disturbance. */
function cheapest(runs: number, work: () => unknown): number {
  let best = Infinity;
  for (let run = 0; run < runs; run += 1) {
    const begin = processorTime();
    work();
    best = Math.min(best, processorTime() - begin);
  }
  return best;
}

/** Limit of the growth factor: below that of quadratic work, above that of linear work. */
const MAX_GROWTH = 30;

/** Number of attempts. Quadratic work fails all of them: its factor is 64 in each. */
const ATTEMPTS = 12;

/**
 * Linear work takes eight times as long for eight times the text, quadratic work 64 times. Work below
 * the resolution of the clock proves nothing and passes.
 */
describe.each(Object.entries(jobs))('%s takes linear time', (_, job) => {
  it.each(WORST_PIECES)('%j', (piece) => {
    const make = (length: number) => piece.repeat(length / piece.length);
    const [long, short] = [make(49_000), make(6_125)];
    if (cheapest(1, () => job(long)) < NEGLIGIBLE_MS) return;
    let growth = Infinity;
    for (let attempt = 0; attempt < ATTEMPTS && growth >= MAX_GROWTH; attempt += 1)
      growth = Math.min(growth, cheapest(2, () => job(long)) / cheapest(2, () => job(short)));
    expect(growth).toBeLessThan(MAX_GROWTH);
  });
});
