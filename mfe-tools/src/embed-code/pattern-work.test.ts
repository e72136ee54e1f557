import { emptyEmbed, importText, lintEmbed } from './demo-bot.ts';
import { findDanger } from './danger.ts';
import { readMarkdown } from './markdown/reader.ts';
import { base64ToBytes, bytesToBase64 } from './base64.ts';
import { toDiscordMessage } from './discord-json.ts';
import { toForeignLink } from './foreign-link.ts';
import { attacksOn } from './pattern-attacks.ts';
import { countSteps } from './pattern-steps.ts';
import { writeEmbedCode } from './write.ts';
import { RULE_SAMPLES } from './worst-inputs.ts';

const LENGTH = 400;
/** Limit of the growth factor for twice the text: linear work has 2, quadratic work 4. */
const MAX_GROWTH = 2.5;

const { exec } = RegExp.prototype;

/** Runs a job and passes every search of a regular expression to `onSearch`. */
function watchSearches(job: () => unknown, onSearch: (pattern: RegExp, text: string) => void) {
  let isWatching = false;
  RegExp.prototype.exec = function (text) {
    if (!isWatching) {
      isWatching = true;
      onSearch(this, text);
      isWatching = false;
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

/** All functions that read an imported text. */
function readAll(text: string) {
  importText(text);
  importText(`{title: ${text}} && {field: ${text} && ${text}} && {button: ${text} && ${text}}`);
  importText(JSON.stringify(toDiscordMessage(texts(text))));
  importText(toForeignLink(texts(text)));
  lintEmbed(texts(text));
  writeEmbedCode(texts(text));
  readMarkdown(text);
  bytesToBase64(base64ToBytes(text) ?? new Uint8Array());
}

/** The distinct patterns that the jobs search with. */
function patternsOf(job: () => unknown): RegExp[] {
  const found = new Map<string, RegExp>();
  watchSearches(job, (pattern) => found.set(String(pattern), pattern));
  return [...found.values()];
}

const SAMPLES = [...RULE_SAMPLES, 'https://a.test/(a)', '[a](<https://a.test>)', '<:a:1>', '``a``'];
const PATTERNS = patternsOf(() => SAMPLES.forEach((sample) => readAll(sample.repeat(3))));

/** Steps of all searches that the jobs do in a text. */
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

describe('the steps of searches in imported text', () => {
  it('are counted like those of the engine', () => {
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

  it.each(PATTERNS)('%s: twice the text takes at most 2.5 times the steps', (pattern) => {
    const work = (length: number) =>
      attacksOn(pattern, length).map((text) => countSteps(pattern, text).steps);
    const short = work(LENGTH);
    for (const [index, long] of work(2 * LENGTH).entries()) {
      expect(growth(long, short[index] ?? 0)).toBeLessThanOrEqual(MAX_GROWTH);
    }
  });

  it('are at most 2.5 times as many for twice as many "<" and blanks', () => {
    const work = (length: number) => workOf(importText, `{title: A}<${' '.repeat(length)}x`);
    expect(growth(work(4 * LENGTH), work(2 * LENGTH))).toBeLessThanOrEqual(MAX_GROWTH);
  });

  it('are at most 2.5 times as many for an import of twice the dangerous-looking text', () => {
    const dangers = patternsOf(() => findDanger('{title: A}'));
    expect(dangers.length).toBeGreaterThanOrEqual(8);
    const texts = (length: number) => dangers.flatMap((danger) => attacksOn(danger, length));
    const short = texts(LENGTH).map((text) => workOf(importText, text));
    for (const [index, text] of texts(2 * LENGTH).entries()) {
      expect(growth(workOf(importText, text), short[index] ?? 0)).toBeLessThanOrEqual(MAX_GROWTH);
    }
  });
});
