/** Remembers the newest texts, so that each counts once. */
export class Once {
  private newer = new Set<string>();
  private older = new Set<string>();

  /** @param size texts that are remembered at least */
  constructor(private readonly size: number) {}

  /** @returns whether the text is new */
  add(text: string): boolean {
    if (this.newer.has(text) || this.older.has(text)) return false;
    if (this.newer.size >= this.size) {
      this.older = this.newer;
      this.newer = new Set();
    }
    this.newer.add(text);
    return true;
  }
}
