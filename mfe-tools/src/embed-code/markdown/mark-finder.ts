import { ItalicEnds } from './italic.ts';
import type { ItalicEnd } from './italic.ts';
import { SignPairs } from './sign-pairs.ts';
import type { Mark } from './tokens.ts';

interface FoundMark {
  mark: Mark;
  /** Length of its sign. */
  sign: number;
  /** Where its content ends, and where it does. */
  contentEnd: number;
  end: number;
}

/** Finds marks of a text. Positions must not decrease. */
export class MarkFinder {
  private readonly bold: SignPairs;
  private readonly underline: SignPairs;
  private readonly strike: SignPairs;
  private readonly spoiler: SignPairs;
  private readonly stars: ItalicEnds;
  private readonly underscores: ItalicEnds;

  constructor(text: string) {
    this.bold = new SignPairs(text, '*', '*', true);
    this.underline = new SignPairs(text, '_', '_', true);
    this.strike = new SignPairs(text, '~', '_', false);
    this.spoiler = new SignPairs(text, '|', '', false);
    this.stars = new ItalicEnds(text, '*');
    this.underscores = new ItalicEnds(text, '_');
  }

  /** The mark that opens at a sign: of two, the longer one. */
  at(index: number, sign: '*' | '_' | '~' | '|'): FoundMark | undefined {
    switch (sign) {
      case '*':
        return longer(this.stars.endOf(index), this.bold.contentEnd(index), 'bold');
      case '_':
        return longer(this.underscores.endOf(index), this.underline.contentEnd(index), 'underline');
      case '~':
        return double('strike', this.strike.contentEnd(index));
      case '|':
        return double('spoiler', this.spoiler.contentEnd(index));
    }
  }
}

function longer(italic: ItalicEnd | undefined, end: number, mark: Mark): FoundMark | undefined {
  if (!italic || end >= italic.end) return double(mark, end);
  return { mark: 'italic', sign: 1, ...italic };
}

const double = (mark: Mark, contentEnd: number): FoundMark | undefined =>
  contentEnd === -1 ? undefined : { mark, sign: 2, contentEnd, end: contentEnd + 2 };
