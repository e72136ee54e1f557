/** A masked link: `[words](address "title")`. */
export interface FoundLink {
  words: string;
  address: string;
  title: string;
  /** Position after its closing parenthesis. */
  end: number;
}

/**
 * Finds masked links. What follows a position depends only on the rest of the text, so one pass from the
 * end to the start prepares all answers: linear, whatever brackets a text has.
 */
export class LinkFinder {
  /** Next position that is no blank, next `)` and `]`, by position. */
  private readonly solid: Int32Array;
  private readonly parenthesis: Int32Array;
  private readonly bracket: Int32Array;
  /** The quotation mark that closes a title; the end of an address; the bracket that closes the words. */
  private readonly titleEnds: Int32Array;
  private readonly addressEnds: Int32Array;
  private readonly wordsEnds: Int32Array;

  constructor(private readonly text: string) {
    const places = () => new Int32Array(text.length + 2).fill(-1);
    this.solid = places().fill(text.length);
    this.parenthesis = places();
    this.bracket = places();
    this.titleEnds = places();
    this.addressEnds = places();
    this.wordsEnds = places();
    let opening = -1;
    for (let at = text.length - 1; at >= 0; at -= 1) {
      const letter = text[at]!;
      this.solid[at] = /\s/.test(letter) ? this.solid[at + 1]! : at;
      this.parenthesis[at] = letter === ')' ? at : this.parenthesis[at + 1]!;
      this.bracket[at] = letter === ']' ? at : this.bracket[at + 1]!;
      this.titleEnds[at] =
        isQuotation(letter) && this.closes(at + 1) ? at : this.titleEnds[at + 1]!;
      this.addressEnds[at] = this.linkEnd(at) === -1 ? this.addressEndAfter(at) : at;
      this.wordsEnds[at] = this.wordsEndFrom(at, opening);
      if (letter === '[') opening = at;
    }
  }

  /** @param index position of an opening bracket */
  at(index: number): FoundLink | undefined {
    const { text } = this;
    const wordsEnd = this.wordsEnds[index + 1]!;
    if (wordsEnd === -1) return undefined;
    const words = text.slice(index + 1, wordsEnd);
    const [start, end] = this.addressAt(wordsEnd + 2)!;
    const linkEnd = this.linkEnd(end);
    const rest = text.slice(end, linkEnd - 1).trim();
    const title = /^>?\s*["']/.test(rest) ? rest.slice(rest.search(/["']/) + 1, -1) : '';
    return { words, address: text.slice(start, end), title, end: linkEnd };
  }

  /** Whether only blanks precede a closing parenthesis. */
  private closes(at: number): boolean {
    return this.text[this.solid[at]!] === ')';
  }

  /** The end of the link, if its address ends here; -1 otherwise. */
  private linkEnd(end: number): number {
    const isAngle = this.text[end] === '>';
    const after = isAngle ? this.linkEndAfter(end + 1) : -1;
    return after === -1 ? this.linkEndAfter(end) : after;
  }

  private linkEndAfter(end: number): number {
    const next = this.solid[end]!;
    if (next > end && isQuotation(this.text[next])) {
      const close = this.titleEnds[next + 1]!;
      if (close !== -1) return this.solid[close + 1]! + 1;
    }
    return this.closes(end) ? next + 1 : -1;
  }

  /** The end of an address that does not end at this letter. Pairs of parentheses belong to it. */
  private addressEndAfter(at: number): number {
    const letter = this.text[at];
    if (letter === '\\') return this.text[at + 1] === '\n' ? -1 : this.addressEnds[at + 2]!;
    if (this.solid[at] !== at) return -1;
    const pairEnd = letter === '(' ? this.parenthesis[at]! : -1;
    const after = pairEnd === -1 ? -1 : this.addressEnds[pairEnd + 1]!;
    return after === -1 ? this.addressEnds[at + 1]! : after;
  }

  /** Start and end of the address in parentheses. Angle brackets and blanks around it do not count. */
  private addressAt(from: number): [start: number, end: number] | undefined {
    const start = this.solid[from] ?? this.text.length;
    const inner = this.text[start] === '<' ? this.addressEnds[start + 1]! : -1;
    if (inner !== -1) return [start + 1, inner];
    const end = this.addressEnds[start] ?? -1;
    if (end !== -1) return [start, end];
    // Blanks and a title only.
    return start > from && this.linkEnd(start - 1) !== -1 ? [start - 1, start - 1] : undefined;
  }

  /**
   * The last bracket that may close words which go on at a position. They contain brackets in pairs,
   * and closing ones before which no other opens.
   * @param opening the next opening bracket after the position
   */
  private wordsEndFrom(at: number, opening: number): number {
    const { text } = this;
    const next = this.bracket[at + 1]!;
    if (text[at] === '[') return next === -1 ? -1 : this.wordsEnds[next + 1]!;
    if (text[at] !== ']') return this.wordsEnds[at + 1]!;
    const goesOn = next !== -1 && (opening === -1 || next < opening);
    const later = goesOn ? this.wordsEnds[at + 1]! : -1;
    if (later !== -1) return later;
    return text[at + 1] === '(' && this.addressAt(at + 2) ? at : -1;
  }
}

const isQuotation = (letter = '') => letter === '"' || letter === "'";
