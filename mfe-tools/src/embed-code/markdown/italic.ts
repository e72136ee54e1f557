import { variableAt } from './atoms.ts';

/** Where the content of an italic text ends, and where the text does. */
export interface ItalicEnd {
  contentEnd: number;
  end: number;
}

/**
 * Finds the end of an italic text in `*` or `_`. It contains these signs in pairs only, so the first run
 * of an odd length closes it. Positions must not decrease: then all calls together are linear.
 */
export class ItalicEnds {
  /** Where the last search ended, and what it found. */
  private searched = -1;
  private found: ItalicEnd | undefined;

  constructor(
    private readonly text: string,
    private readonly letter: '*' | '_',
  ) {}

  /** @param index where the mark opens */
  endOf(index: number): ItalicEnd | undefined {
    const { text, letter } = this;
    const from = index + 1;
    if (letter === '*' && isBlank(text[from])) return undefined;
    if (text[from] !== letter) return this.search(from);
    const run = runLength(text, from);
    if (run % 2 === 0) return this.search(from + run);
    return run > 1 ? this.endAt(from + run - 1) : undefined;
  }

  private search(from: number): ItalicEnd | undefined {
    if (from <= this.searched) return this.found;
    const { text, letter } = this;
    let at = from;
    let blanks = 0;
    this.found = undefined;
    while (at < text.length) {
      const sign = text[at];
      if (sign === letter) {
        const run = runLength(text, at);
        if (run % 2 === 1) {
          this.found = this.endAt(at + run - 1, letter === '*' && run === 1 ? blanks : 0);
          break;
        }
        at += run;
        blanks = 0;
      } else {
        blanks = isBlank(sign) ? blanks + 1 : 0;
        at += sign === '\\' ? 2 : (variableAt(text, at)?.length ?? 1);
      }
    }
    this.searched = Math.min(at, text.length);
    return this.found;
  }

  /**
   * A sign closes after at most two spaces, which do not show. Underscores close before no letter or digit,
   * so that `snake_case` stays as it is.
   */
  private endAt(index: number, blanks = 0): ItalicEnd | undefined {
    const { text, letter } = this;
    const contentEnd = index - blanks;
    if (blanks > 2 || /[^ ]/.test(text.slice(contentEnd, index))) return undefined;
    if (letter === '_' && /\w/.test(text[index + 1] ?? '')) return undefined;
    return { contentEnd, end: index + 1 };
  }
}

const isBlank = (letter = '') => /\s/.test(letter);

/** Length of the run of the letter at a position. */
export function runLength(text: string, index: number): number {
  let end = index + 1;
  while (text[end] === text[index]) end += 1;
  return end - index;
}
