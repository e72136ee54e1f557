import { partsOf } from './pattern-parts.ts';
import type { PatternPart } from './pattern-parts.ts';

/** Letters to match a class with, and one that most patterns do not match. */
const LETTERS = [...'a1 \n{}<>[]()&$:=/.#@-*_`"\'+?,;|\\ix\t\r\u0000\u2028'];

/**
 * Worst-case texts for a pattern: every prefix of a match, repeated, and every prefix with its last
 * part repeated.
 * @param length of each text, in letters
 */
export function attacksOn(pattern: RegExp, length: number): string[] {
  const texts = new Set<string>();
  const flags = pattern.flags.replace(/[dgmy]/g, '');
  const letterOf = (source: string) =>
    LETTERS.concat(source).find((letter) => new RegExp(`^(?:${source})$`, flags).test(letter)) ??
    '';
  const fill = (text: string, start = '') =>
    (start + text.repeat(Math.ceil(length / Math.max(text.length, 1)))).slice(0, length);

  /** Adds the attacks on each part. @returns a text that the parts match */
  const walk = (parts: PatternPart[], before: string): string => {
    let prefix = before;
    for (const part of parts) {
      const { kind, source, ways, min, max } = part;
      if (kind === 'anchor' || kind === 'not-ahead') continue;
      const samples = kind === 'letter' ? [letterOf(source)] : ways.map((way) => walk(way, prefix));
      for (const sample of samples) {
        texts.add(fill(sample, prefix));
        texts.add(fill(prefix + sample));
        // The end matches nothing, so that the search backtracks.
        if (max > 1) texts.add(`${fill(sample, prefix)}\u0001`);
      }
      if (kind !== 'ahead') prefix += (samples[0] ?? '').repeat(Math.max(1, Math.min(min, 20)));
    }
    return prefix.slice(before.length);
  };
  for (const way of partsOf(pattern)) walk(way, '');
  return [...texts].filter((text) => text !== '');
}
