import { partsOf } from './pattern-parts.ts';
import type { PatternPart } from './pattern-parts.ts';

/**
 * Matches at an index. `next` receives the index after the match and returns whether the rest
 * matches.
 */
type Matcher = (at: number, next: (at: number) => boolean) => boolean;

/** `index`: start of the match; -1 without a match. */
interface Search {
  steps: number;
  index: number;
  length: number;
}

type Count = (text: string, from: number) => Search;

/** Compiled matchers by pattern. */
const counts = new Map<string, Count>();

/**
 * Counts the steps of a backtracking engine for one search: each start index, and each compared
 * letter. The count depends only on pattern and text.
 * @param from start of the search, as in `lastIndex`
 */
export function countSteps(pattern: RegExp, text: string, from = 0): Search {
  const name = String(pattern);
  const count = counts.get(name) ?? counterFor(pattern);
  counts.set(name, count);
  return count(text, from);
}

function counterFor(pattern: RegExp): Count {
  let steps = 0;
  let text = '';
  const flags = pattern.flags.replace(/[dgy]/g, '');
  const known = new Map<string, boolean>();
  const stands = (anchor: RegExp, at: number) => {
    anchor.lastIndex = at;
    return anchor.test(text);
  };
  const fits = (letter: RegExp, at: number) => {
    const key = `${letter.source} ${text[at]}`;
    const fit = known.get(key) ?? (at < text.length && letter.test(text[at] ?? ''));
    if (at < text.length) known.set(key, fit);
    return fit;
  };

  const once = ({ kind, source, ways }: PatternPart): Matcher => {
    if (kind === 'letter' || kind === 'anchor') {
      const alone =
        kind === 'anchor'
          ? new RegExp(source, `${flags}y`)
          : new RegExp(`^(?:${source})$`, flags.replace('m', ''));
      return (at, next) => {
        steps += 1;
        if (kind === 'anchor') return stands(alone, at) && next(at);
        return fits(alone, at) && next(at + 1);
      };
    }
    const inner = ways.map(sequence);
    const any: Matcher = (at, next) => inner.some((way) => way(at, next));
    if (kind === 'group') return any;
    return (at, next) => any(at, () => true) === (kind === 'ahead') && next(at);
  };
  const repeated = (part: PatternPart): Matcher => {
    const { kind, min, max } = part;
    const match = once(part);
    if (min === 1 && max === 1) return match;
    if (kind === 'letter') {
      // Greedy: as many as match, then one less at a time.
      return (at, next) => {
        let end = at;
        while (end - at < max && match(end, () => true)) end += 1;
        for (; end - at >= min; end -= 1) if (next(end)) return true;
        return false;
      };
    }
    const after =
      (count: number): Matcher =>
      (at, next) =>
        (count < max && match(at, (end) => end > at && after(count + 1)(end, next))) ||
        (count >= min && next(at));
    return after(0);
  };
  const sequence = (parts: PatternPart[]): Matcher => {
    const [first, ...rest] = parts;
    if (!first) return (at, next) => next(at);
    const [head, tail] = [repeated(first), sequence(rest)];
    return (at, next) => head(at, (end) => tail(end, next));
  };
  const ways = partsOf(pattern).map(sequence);

  return (searched, from) => {
    text = searched;
    steps = 0;
    const last = pattern.sticky ? from : text.length;
    for (let index = from; index <= last; index += 1) {
      steps += 1;
      let end = -1;
      const ends = (at: number) => {
        end = at;
        return true;
      };
      if (ways.some((way) => way(index, ends))) return { steps, index, length: end - index };
    }
    return { steps, index: -1, length: 0 };
  };
}
