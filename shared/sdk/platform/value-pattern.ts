/**
 * Patterns of route params: a small part of JavaScript's regular expressions whose matching is
 * linear by construction, because a pattern is part of a release and any visitor's address is matched.
 *
 *     pattern = piece, piece …          at most MAX_PATTERN_LENGTH characters
 *     piece   = literal | class | class count
 *     literal = a letter, a digit, or one of - _ ~ % : @ ! , ; = &
 *     class   = [ item … ] | [^ item … ]
 *     item    = a character, or a range a-z: printable ASCII except [ ] \ ^; a hyphen comes last
 *     count   = {n} | {m,n}             1 <= m <= n <= MAX_REPEAT
 *
 * A class with a count {m,n} and m < n shares no character with the piece that follows it. The next
 * character alone decides whether a class consumes one more: {@link fitsPieces} reads each character at
 * most twice and never backtracks.
 */
const MAX_PATTERN_LENGTH = 200;
export const MAX_REPEAT = 200;

/** First and last UTF-16 code unit, both included. */
type Range = readonly [from: number, to: number];

/** A number of characters out of some ranges. */
export interface Piece {
  /** Ascending and disjoint. */
  ranges: readonly Range[];
  min: number;
  max: number;
}

/** The members of a string that matching reads. */
type Characters = Pick<string, 'length' | 'charCodeAt'>;

const LITERAL = /^[A-Za-z0-9\-_~%:@!,;=&]/;
const CLASS = /^\[(\^?)([^\][\\^]+)\](?:\{(\d{1,4})(?:,(\d{1,4}))?\})?/;
const PRINTABLE = /^[ -~]+$/;
const LAST_UNIT = 0xffff;

/**
 * Parses a pattern.
 * @throws Error that states what is outside the grammar, and where
 */
export function parsePattern(pattern: string): Piece[] {
  if (pattern.length > MAX_PATTERN_LENGTH) {
    throw new Error(`it is longer than ${MAX_PATTERN_LENGTH} characters`);
  }
  const pieces: Piece[] = [];
  for (let offset = 0; offset < pattern.length;) {
    const { piece, length } = pieceAt(pattern, offset);
    const before = pieces.at(-1);
    if (before && before.min < before.max && overlaps(before.ranges, piece.ranges)) {
      throw new Error(
        `the end of what precedes ${where(pattern, offset)} is ambiguous: a class with a count {m,n} and what follows it must not share a character`,
      );
    }
    pieces.push(piece);
    offset += length;
  }
  if (pieces.length === 0) throw new Error('it is empty');
  return pieces;
}

/** @returns why a pattern is outside the grammar; undefined: it is valid */
export function patternProblem(pattern: string): string | undefined {
  try {
    parsePattern(pattern);
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}

/** Whether the pieces match the whole value: one pass, linear in characters plus pieces. */
export function fitsPieces(pieces: readonly Piece[], value: Characters): boolean {
  let offset = 0;
  for (const { ranges, min, max } of pieces) {
    const start = offset;
    while (offset - start < max && offset < value.length && has(ranges, value.charCodeAt(offset)))
      offset += 1;
    if (offset - start < min) return false;
  }
  return offset === value.length;
}

const where = (pattern: string, at: number) => `"${pattern.slice(at, at + 20)}"`;

function pieceAt(pattern: string, at: number): { piece: Piece; length: number } {
  const rest = pattern.slice(at);
  const [literal] = LITERAL.exec(rest) ?? [];
  if (literal !== undefined) {
    const unit = literal.charCodeAt(0);
    return { piece: { ranges: [[unit, unit]], min: 1, max: 1 }, length: 1 };
  }
  const [whole, not, items = '', minText, maxText] = CLASS.exec(rest) ?? [];
  if (whole === undefined) {
    throw new Error(
      `${where(pattern, at)} is neither a literal nor a class: use letters, digits, - _ ~ % : @ ! , ; = & or a class like [a-z0-9]{1,32}, without groups, escapes, alternatives, * + ?`,
    );
  }
  const min = Number(minText ?? 1);
  const max = Number(maxText ?? min);
  if (min < 1 || max < min || max > MAX_REPEAT) {
    throw new Error(
      `${whole} has a count outside 1 to ${MAX_REPEAT}: use {n} or {m,n} with 1 <= m <= n <= ${MAX_REPEAT}`,
    );
  }
  const ranges = rangesOf(items, whole);
  return { piece: { ranges: not ? complement(ranges) : ranges, min, max }, length: whole.length };
}

function rangesOf(items: string, whole: string): Range[] {
  if (!PRINTABLE.test(items))
    throw new Error(`${whole} contains characters other than printable ASCII`);
  const ranges: Range[] = [];
  for (let index = 0; index < items.length;) {
    const isRange = items[index + 1] === '-' && index + 2 < items.length;
    const from = items.charCodeAt(index);
    const to = items.charCodeAt(isRange ? index + 2 : index);
    if ((items[index] === '-' && index < items.length - 1) || to < from) {
      throw new Error(`${whole} contains an invalid range; a literal hyphen must be last`);
    }
    ranges.push([from, to]);
    index += isRange ? 3 : 1;
  }
  return merged(ranges);
}

function merged(ranges: Range[]): Range[] {
  const apart: Range[] = [];
  for (const range of ranges.sort(([a], [b]) => a - b)) {
    const last = apart.at(-1);
    if (last && range[0] <= last[1] + 1) {
      apart[apart.length - 1] = [last[0], Math.max(last[1], range[1])];
    } else apart.push(range);
  }
  return apart;
}

function complement(ranges: readonly Range[]): Range[] {
  const starts = [0, ...ranges.map(([, to]) => to + 1)];
  const ends = [...ranges.map(([from]) => from - 1), LAST_UNIT];
  return starts
    .map((from, index): Range => [from, ends[index] ?? LAST_UNIT])
    .filter(([from, to]) => from <= to);
}

const overlaps = (some: readonly Range[], others: readonly Range[]) =>
  some.some(([from, to]) => others.some(([start, end]) => from <= end && start <= to));

const has = (ranges: readonly Range[], unit: number) =>
  ranges.some(([from, to]) => from <= unit && unit <= to);
