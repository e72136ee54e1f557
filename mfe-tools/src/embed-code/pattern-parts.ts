/** A letter, class, anchor or group of a pattern with its quantifier. */
export interface PatternPart {
  kind: 'letter' | 'anchor' | 'group' | 'ahead' | 'not-ahead';
  /** Source of a letter, class or anchor. */
  source: string;
  /** The alternatives of a group. */
  ways: PatternPart[][];
  min: number;
  max: number;
}

const OPEN = /\((?:\?([:=!]))?/y;
const SINGLE = /\\u[\da-f]{4}|\\p\{\w+\}|\\.|\[(?:\\.|[^\]\\])*\]|[^\\]/isy;
const QUANTIFIER = /([*+?])|\{(\d+)(?:(,)(\d*))?\}/y;

/**
 * Parses a regular expression, for tests that count its steps.
 * @throws for syntax that no pattern of the product uses: back references, lookbehind, lazy quantifiers
 */
export function partsOf({ source }: RegExp): PatternPart[][] {
  let index = 0;
  const take = (pattern: RegExp) => {
    pattern.lastIndex = index;
    const match = pattern.exec(source);
    index += match?.[0].length ?? 0;
    return match;
  };
  const ways = (): PatternPart[][] => {
    const all: PatternPart[][] = [[]];
    while (index < source.length && source[index] !== ')') {
      if (take(/\|/y)) all.push([]);
      else all.at(-1)?.push({ ...single(), ...quantity() });
    }
    return all;
  };
  const single = (): Pick<PatternPart, 'kind' | 'source' | 'ways'> => {
    const open = take(OPEN);
    if (!open) {
      const text = take(SINGLE)?.[0] ?? '';
      if (/^\\[1-9k]/.test(text)) throw new Error(`A back reference in ${source}`);
      const kind = ['^', '$', '\\b', '\\B'].includes(text) ? 'anchor' : 'letter';
      return { kind, source: text, ways: [] };
    }
    if (/^[?*+]/.test(source.slice(index))) throw new Error(`A group of another kind in ${source}`);
    const inner = ways();
    index += 1;
    const kind = ({ '=': 'ahead', '!': 'not-ahead' } as const)[open[1] ?? ''] ?? 'group';
    return { kind, source: '', ways: inner };
  };
  const quantity = () => {
    const [, sign, count, comma, limit] = take(QUANTIFIER) ?? [];
    if ((sign ?? count) !== undefined && source[index] === '?') throw new Error(`Lazy: ${source}`);
    if (sign) return { min: sign === '+' ? 1 : 0, max: sign === '?' ? 1 : Infinity };
    const min = Number(count ?? 1);
    return { min, max: limit ? Number(limit) : comma ? Infinity : min };
  };
  return ways();
}
