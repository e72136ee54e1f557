import { findDanger } from './danger.ts';
import { importText } from './import-text.ts';
import { lintEmbed } from './lint.ts';
import { readBlocks } from './markdown/blocks.ts';
import { readInline } from './markdown/inline.ts';
import { emptyEmbed } from './embed.ts';
import { base64ToBytes, bytesToBase64 } from './base64.ts';
import { toDiscordMessage } from './discord-json.ts';
import { toForeignLink } from './foreign-link.ts';
import { attacksOn } from './pattern-attacks.ts';
import { countSteps } from './pattern-steps.ts';
import { writeEmbedCode } from './write.ts';
import { WORST_PIECES } from './worst-inputs.ts';

const LENGTH = 400;
/** Twice the text may make twice the work; a square makes four times the work. */
const MAX_GROWTH = 2.5;

const { exec } = RegExp.prototype;

/** Runs a job and gives every search of a regular expression to `see`. */
function watchSearches(job: () => unknown, see: (pattern: RegExp, text: string) => void) {
  let isSeeing = false;
  RegExp.prototype.exec = function (text) {
    if (!isSeeing) {
      isSeeing = true;
      see(this, text);
      isSeeing = false;
    }
    return exec.call(this, text);
  };
  try {
    job();
  } finally {
    RegExp.prototype.exec = exec;
  }
}

const texts = (text: string) => ({
  ...emptyEmbed,
  description: text,
  image: text,
  fields: [{ name: text, value: text, inline: true }],
  buttons: [{ label: text, style: 'primary' as const, url: text, emoji: text }],
});

/** Everything that meets a text which somebody imports. */
function meet(text: string) {
  importText(text);
  importText(`{title: ${text}} && {field: ${text} && ${text}} && {button: ${text} && ${text}}`);
  importText(JSON.stringify(toDiscordMessage(texts(text))));
  importText(toForeignLink(texts(text)));
  lintEmbed(texts(text));
  writeEmbedCode(texts(text));
  readBlocks(text);
  readInline(text);
  bytesToBase64(base64ToBytes(text) ?? new Uint8Array());
}

/** The patterns that a job searches with, each once. */
function patternsOf(job: () => unknown): RegExp[] {
  const found = new Map<string, RegExp>();
  watchSearches(job, (pattern) => found.set(String(pattern), pattern));
  return [...found.values()];
}

const SAMPLES = [...WORST_PIECES, 'https://a.test/(a)', '[a](<https://a.test>)', '<:a:1>', '``a``'];
const PATTERNS = patternsOf(() => SAMPLES.forEach((piece) => meet(piece.repeat(3))));

/** Steps of all searches that a text makes its readers do. */
function workOf(job: (text: string) => unknown, text: string): number {
  let steps = 0;
  watchSearches(
    () => job(text),
    (pattern, searched) => {
      const { global, sticky, lastIndex } = pattern;
      steps += countSteps(pattern, searched, global || sticky ? lastIndex : 0).steps;
    },
  );
  return steps;
}

const growth = (long: number, short: number) => long / short;

describe('the searches in imported text', () => {
  it('are counted as the engine makes them', () => {
    for (const pattern of PATTERNS) {
      const once = new RegExp(pattern.source, pattern.flags.replace('g', ''));
      for (const text of attacksOn(pattern, 60)) {
        once.lastIndex = 0;
        const match = once.exec(text);
        const found = { index: match?.index ?? -1, length: match?.[0].length ?? 0 };
        expect([once, text, countSteps(once, text)]).toMatchObject([once, text, found]);
      }
    }
  });

  it.each(PATTERNS)('%s: twice the text is at most 2.5 times the work', (pattern) => {
    const work = (length: number) =>
      attacksOn(pattern, length).map((text) => countSteps(pattern, text).steps);
    const short = work(LENGTH);
    for (const [index, long] of work(2 * LENGTH).entries()) {
      expect(growth(long, short[index] ?? 0)).toBeLessThanOrEqual(MAX_GROWTH);
    }
  });

  it('are at most 2.5 times the work when a text of "<" and blanks is twice as long', () => {
    const work = (length: number) => workOf(importText, `{title: A}<${' '.repeat(length)}x`);
    expect(growth(work(4 * LENGTH), work(2 * LENGTH))).toBeLessThanOrEqual(MAX_GROWTH);
  });

  it('are at most 2.5 times the work of an import in twice the text, whatever looks dangerous', () => {
    const dangers = patternsOf(() => findDanger('{title: A}'));
    expect(dangers.length).toBeGreaterThanOrEqual(8);
    const texts = (length: number) => dangers.flatMap((danger) => attacksOn(danger, length));
    const short = texts(LENGTH).map((text) => workOf(importText, text));
    for (const [index, text] of texts(2 * LENGTH).entries()) {
      expect(growth(workOf(importText, text), short[index] ?? 0)).toBeLessThanOrEqual(MAX_GROWTH);
    }
  });
});
