import { variableAt } from './atoms.ts';

/**
 * Finds the end of an italic text in `*` or `_`. It contains these signs in pairs only, so the first run
 * of an odd length closes it. Positions must not decrease: then all calls together are linear.
 */
export class ItalicEnds {
  /** Where the last search ended, and what it found. */
  private searched = -1;
  private found = -1;

  constructor(
    private readonly text: string,
    private readonly letter: '*' | '_',
  ) {}

  /** @returns the end of the content of a mark that opens at `index`, -1 without one */
  contentEnd(index: number): number {
    const { text, letter } = this;
    const from = index + 1;
    if (letter === '*' && isBlank(text[from])) return -1;
    if (text[from] !== letter) return this.search(from);
    const run = runLength(text, from);
    if (run % 2 === 0) return this.search(from + run);
    return run > 1 && this.mayClose(from + run - 1) ? from + run - 1 : -1;
  }

  private search(from: number): number {
    if (from <= this.searched) return this.found;
    const { text, letter } = this;
    let at = from;
    let isAfterBlank = false;
    this.found = -1;
    while (at < text.length) {
      const sign = text[at];
      if (sign === letter) {
        const run = runLength(text, at);
        if (run % 2 === 1) {
          const isHidden = letter === '*' && run === 1 && isAfterBlank;
          if (!isHidden && this.mayClose(at + run - 1)) this.found = at + run - 1;
          break;
        }
        at += run;
        isAfterBlank = false;
      } else {
        isAfterBlank = isBlank(sign);
        at += sign === '\\' ? 2 : (variableAt(text, at)?.length ?? 1);
      }
    }
    this.searched = Math.min(at, text.length);
    return this.found;
  }

  /** Underscores close before no letter or digit, so that `snake_case` stays as it is. */
  private mayClose(index: number): boolean {
    return this.letter === '*' || !/\w/.test(this.text[index + 1] ?? '');
  }
}

const isBlank = (letter = '') => /\s/.test(letter);

/** Length of the run of the letter at a position. */
export function runLength(text: string, index: number): number {
  let end = index + 1;
  while (text[end] === text[index]) end += 1;
  return end - index;
}
