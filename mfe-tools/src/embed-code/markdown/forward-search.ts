/**
 * Finds the next place of a piece of text at or behind a position. Positions asked for must not
 * go back: each letter is then searched once, however often it is asked.
 */
export class ForwardSearch {
  private found = -2;

  constructor(
    private readonly text: string,
    private readonly piece: string,
  ) {}

  /** @returns -1 where it does not come any more */
  from(index: number): number {
    if (this.found !== -1 && this.found < index) this.found = this.text.indexOf(this.piece, index);
    return this.found;
  }
}
