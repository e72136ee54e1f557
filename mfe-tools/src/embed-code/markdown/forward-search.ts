/**
 * Finds the next occurrence of a piece of text at or after a position. Positions must not decrease:
 * then each letter is searched only once over all calls.
 */
export class ForwardSearch {
  private found = -2;

  constructor(
    private readonly text: string,
    private readonly piece: string,
  ) {}

  /** @returns -1 if there is no further occurrence */
  from(index: number): number {
    if (this.found !== -1 && this.found < index) this.found = this.text.indexOf(this.piece, index);
    return this.found;
  }
}
