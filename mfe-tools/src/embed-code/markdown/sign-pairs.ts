/**
 * Finds the next pair of a letter, such as `**`, that may close a mark. Positions must not decrease: then
 * all calls together read each letter once.
 */
export class SignPairs {
  private found = -2;

  /**
   * @param notBefore a pair before this letter closes nothing
   * @param hasEscapes whether a backslash hides the letter after it
   */
  constructor(
    private readonly text: string,
    private readonly letter: string,
    private readonly notBefore: string,
    private readonly hasEscapes: boolean,
  ) {}

  /** @returns the end of the content of a mark that opens at `index`, -1 without one */
  contentEnd(index: number): number {
    const { text } = this;
    if (text[index + 1] !== this.letter) return -1;
    // The content has at least one letter.
    const first = index + 2;
    return this.from(first + (this.hasEscapes && text[first] === '\\' ? 2 : 1));
  }

  private from(index: number): number {
    if (this.found !== -1 && this.found < index) this.found = this.search(index);
    return this.found;
  }

  private search(index: number): number {
    const { text, letter } = this;
    for (let at = index; at < text.length - 1; at += 1) {
      if (this.hasEscapes && text[at] === '\\') at += 1;
      else if (text[at] === letter && text[at + 1] === letter && text[at + 2] !== this.notBefore) {
        return at;
      }
    }
    return -1;
  }
}
